// The story of the samples: a phone, its settings, and its owner's contacts.

import Observation
import RowKit

/// A phone's settings.
@Observable @MainActor final class PhoneSettings {
  var isWiFiOn = true
  var owner = "Ada"
  var ring = "Harp"
  var view = "Week"
  var days: Set<String> = ["Mon", "Wed"]
  var size = 5
  var volume = 0.6
  var birthday = CivilDate(year: 1990, month: 3, day: 12)
  var alarm = CivilTime(hour: 7, minute: 30)
  var call = CivilDateTime("2026-03-12T07:30")
  var pin = "1234"
  var note = "Two lines,\nand no more."
  var light = RGBColor(0x34, 0xC7, 0x59)
  var isIdle = false
}

/// A contact that is edited.
@MainActor final class Contact {
  var name = ""
  var email = ""
  var company = ""
  var phones: [String] = []
}

/// A parcel.
@MainActor final class Parcel {
  var weight = 1.5
}

/// A store of contacts.
@MainActor final class Book {
  private(set) var contacts: [Contact] = []

  var addresses: [String] { contacts.map(\.email) }

  func add(_ contact: Contact) {
    contacts.append(contact)
  }
}

/// The row of the language.
final class LanguageRow: CellController {
  func configure(_ cell: TableCell) { cell.text = "Language" }
}

/// A screen of languages.
final class LanguagesScreen: GenericTableController {}

/// A screen of settings.
final class SettingsScreen: GenericTableController {}

/// A screen of sounds.
final class SoundsScreen: GenericTableController {}

/// A page about the phone.
final class AboutScreen: TextScreen {
  init() { super.init(title: "About", text: "One phone.") }
}
