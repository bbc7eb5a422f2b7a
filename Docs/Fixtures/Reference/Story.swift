// The objects in the samples of doc comments: one phone, its settings, and its owner's contacts.

import Foundation
import JSONSchema
import JSONText
import Observation
import RowKit
import RowKitSchemas
import RowKitSnapshots
import RowKitStorage
import RowKitTerminal

// MARK: Models

typealias PhoneSettings = StorySettings

@Observable @MainActor final class StorySettings {
  var appearance = "Light"
  var isWiFiOn = true
  var hasCellular = true
  var ring = "Harp"
  var light = RGBColor(0x34, 0xC7, 0x59)
  var order = "Name"
  var volume = 60
  var brightness = 0.5
  var textSize = 5
  var alarm = CivilTime(hour: 7, minute: 30)
}

/// A contact, as a value of a data source and as an object that is edited.
@Observable @MainActor final class StoryContact: @MainActor Model, @MainActor Identifiable {
  let id = 1
  var name = "Ada"
  var email = ""
  var city = "London"
  var number = "+44 7700 900101"
  var company = ""
  var note = ""
  var birthday: CivilDate?
  var phones: [String] = []
  var address = StoryAddress()
  func addPhone() -> String { "" }
}

struct StoryAddress {
  var city = "London"
}

@MainActor final class StoryCalendar {
  var view = "Day"
}

typealias Contact = StoryRecord
typealias Account = StoryAccount

struct StoryRecord: Model, Identifiable, Hashable {
  var id = 1
  var name = "Ada"
  var city = "London"
  var number = "+44 7700 900101"
}

@MainActor final class StoryAccount {
  var name = ""
  var password = ""
  var email = ""
  var company = ""
  var plan = "Solo"
}

@MainActor final class StoryBook {
  var contacts: [StoryContact] = []
  var phoneNumbers: [StoryRecord] = []
  func names(like text: String) -> [String] { [] }
  func erase() {}
  func add(_ account: StoryAccount) {}
}

@Observable @MainActor final class Battery {
  var percent = 82
}

@Observable @MainActor final class StoryRadio {
  var isScanning = true
  var address = "192.0.2.1"
}

@MainActor final class StoryAlarm {
  var days: Set<String> = []
}

@MainActor final class StoryBooking {
  var guests = 2
}

@MainActor final class StoryTrip {
  var start: CivilDate?
  var end: CivilDate?
}

@MainActor final class StoryReminder {
  var due: CivilDateTime?
}

@MainActor final class StoryTask {
  var due = CivilDate.first
}

@MainActor final class StoryShopping {
  var hasBread = false
}

@MainActor final class StoryList {
  func add(_ text: String) {}
}

@MainActor final class StoryDraft {
  func save() {}
}

@Observable @MainActor final class StoryDownload {
  var progress = TaskProgress(42, of: 120, unit: "MB")
}

struct Network: Model, Hashable {
  let name: String
  init(_ name: String) { self.name = name }
}

struct SKPost: Model, Hashable {}

// MARK: Sources of data

final class StoryServer: Sendable {
  func contacts() async throws -> [any Model] { [] }
  func calls(page: Int) async throws -> [any Model] { [] }
  func calls(after cursor: String?) async throws -> Page<String> {
    await Page([], next: nil)
  }
}

struct StoryRequest: Sendable {
  func cancel() {}
}

struct StoryAnswer: Sendable {
  let calls: [StoryRecord]
}

final class StoryClient: Sendable {
  func load(
    page: Int, _ completion: @escaping @Sendable (Result<StoryAnswer, any Error>) -> Void
  ) -> StoryRequest { StoryRequest() }
}

@MainActor final class StoryStore: SettingsStore {
  func value(named name: String) -> JSONValue? { nil }
  func setValue(_ value: JSONValue?, named name: String) {}
  var changes: AsyncStream<[DataSourceChange]> { AsyncStream { $0.finish() } }
  func bool(_ key: String) -> Bool { true }
  func set(_ key: String, _ value: Bool) {}
}

struct StoryPhone: Sendable {
  struct Networks: Sendable {
    var updates: AsyncStream<[Network]> { AsyncStream { $0.finish() } }
  }
  let networks = Networks()
  let name = "Ada's phone"
  func scan() -> AsyncStream<Network> { AsyncStream { $0.finish() } }
}

// MARK: Rows and screens

final class PersonRowController: CellController {
  init(_ person: StoryRecord) {}
  func configure(_ cell: TableCell) {}
}

final class NumberRowController: CellController {
  init(_ number: String) {}
  func configure(_ cell: TableCell) {}
}

final class StarsRowController: CellController {
  init(_ label: String, stars: Binding<Int>) {}
  func configure(_ cell: TableCell) {}
}

final class NumberCell: PageCell<String> {}
final class DuskBackground: PageCellBackground {}
final class WiFiScreen: GenericTableController {}
final class MobileScreen: GenericTableController {}

final class CardScreen: ScreenController {
  init(_ contact: StoryRecord) { super.init(title: contact.name) }
}

final class DetailScreen: ScreenController {
  init(_ contact: StoryRecord) { super.init(title: contact.name) }
}

final class AccountScreen: ScreenController {
  init(_ store: any SettingsStore) { super.init(title: "Account") }
}

final class AboutScreen: TextScreen {
  init() { super.init(title: "About", text: "One phone.") }
}

final class LanguageRow: CellController {
  func configure(_ cell: TableCell) {}
}

final class LanguagesScreen: GenericTableController {}
final class SettingsScreen: GenericTableController {}
final class ContactForm: FormController {}

// MARK: Values

@MainActor let settings = StorySettings()
@MainActor let contact = StoryContact()
@MainActor let calendar = StoryCalendar()
@MainActor let account = StoryAccount()
@MainActor let book = StoryBook()
@MainActor let battery = Battery()
@MainActor let radio = StoryRadio()
@MainActor let alarm = StoryAlarm()
@MainActor let booking = StoryBooking()
@MainActor let trip = StoryTrip()
@MainActor let reminder = StoryReminder()
@MainActor let task = StoryTask()
@MainActor let shopping = StoryShopping()
@MainActor let list = StoryList()
@MainActor let draft = StoryDraft()
@MainActor let download = StoryDownload()
@MainActor let client = StoryClient()
let server = StoryServer()
@MainActor let store = StoryStore()
let phone = StoryPhone()
let person = StoryRecord()
let people = [StoryRecord()]
let numbers = [StoryRecord()]
@MainActor let calls: (Int) -> [any Model] = { _ in [] }
@MainActor let favourites: any DataSource = SimpleDataSource([])
@MainActor let recents: any DataSource = SimpleDataSource([])
@MainActor let contacts: any DataSource = SimpleDataSource([])
@MainActor let rings = [Choice("Marimba"), Choice("Harp")]
@MainActor let days = [Choice("Mon"), Choice("Tue")]
@MainActor let plans = [Choice("Solo"), Choice("Team")]
@MainActor let orders = [Choice("Name"), Choice("Date")]
@MainActor let today = CivilDate.today
@MainActor let stage = Stage(
  root: SettingsScreen(), size: ScreenSize(width: 80, height: 24))
@MainActor func makeStage() async -> Stage { stage }
@MainActor let player = StagePlayer(stage)
@MainActor let table = ComposedTableController()
@MainActor let greeting = ActiveCell("Greeting")
@MainActor let page = PageTableController()
@MainActor let log = GenericTableController()
@MainActor let newLines: RowList = []
@MainActor let layouts = LayoutLibrary([:])
@MainActor var changes: TableChanges { fatalError("only compiled") }
@MainActor var schema: Schema { fatalError("only compiled") }
@MainActor var document: JSONDocument { fatalError("only compiled") }
@MainActor var value: JSONValue { fatalError("only compiled") }
@MainActor let screen: ScreenController = SettingsScreen()
@MainActor let cell = TableCell()
@MainActor let frame = player.frame
@MainActor let newContact: any CellController = TextRowController("Ada")
@MainActor var bytes: [UInt8] = []
@MainActor var names = ["Ada", "Grace"]
@MainActor var letters: [String] = []
let text = "{}"
let schemaText = "{}"
let title = Outlet<TextContent>("title")
let words = "One phone."
let embeddedFiles: [String: [UInt8]] = [:]

enum PackageResources {
  static let DetailCell_json: [UInt8] = []
}

extension FormKey {
  static let name: FormKey = "name"
  static let email: FormKey = "email"
  static let company: FormKey = "company"
  static let isCompany: FormKey = "isCompany"
  static let plan: FormKey = "plan"
  static let days: FormKey = "days"
  static let phones: FormKey = "phones"
  static let password: FormKey = "password"
}

extension SettingsKey<Bool> {
  static let wifi = SettingsKey("wifi")
}

@MainActor final class Book {
  func load() async {}
}

final class BookScreen: GenericTableController {
  init(_ book: Book) {
    super.init(title: "Contacts")
  }
}
