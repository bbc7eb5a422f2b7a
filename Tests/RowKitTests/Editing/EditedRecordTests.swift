import Observation
import RowKit
import RowKitTesting
import Testing

/// Text typed for one record never goes to another.
@MainActor struct EditedRecordTests {
  private let book = Book("Ada = 1815", "Bob = 1900", "Cem = 1950")

  private func table(_ groups: TableGroup...) -> TableDriver {
    let table = TableDriver(groups[0], width: 44, height: 8)
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("return")
    table.type("x")
    #expect(book.people[1].name == "Bob = 1900x")
    return table
  }

  private var names: [String] { book.people.map(\.name) }

  private func bound() -> TableGroup {
    TableGroup(rows: book.people.map { TextFieldRowController("Name", Binding($0, \.name)) })
  }

  private func closures() -> TableGroup {
    TableGroup(
      rows: book.people.map { person in
        TextFieldRowController("Name", Binding(get: { person.name }, set: { person.name = $0 }))
      })
  }

  @Test func `editing of a row bound to an object continues when a row is inserted above`() {
    let table = table(bound())
    book.people.insert(Person("Zoe"), at: 0)
    table.controller.tableGroups = [bound()]
    table.type("y")
    #expect(names == ["Zoe", "Ada = 1815", "Bob = 1900xy", "Cem = 1950"])
    #expect(table.controller.isEditingText)
  }

  @Test func `editing continues in lazily created rows when a row is inserted above`() {
    let lazy = { [book] in
      TableGroup(rows: book.people.lazy.map { TextFieldRowController("Name", Binding($0, \.name)) })
    }
    let table = table(lazy())
    book.people.insert(Person("Zoe"), at: 0)
    table.controller.tableGroups = [lazy()]
    table.type("y")
    book.people.removeFirst(2)
    table.controller.tableGroups = [lazy()]
    table.type("z")
    #expect(names == ["Bob = 1900xyz", "Cem = 1950"])
  }

  @Test func `editing of a row without an identity ends, and the row keeps its text`() {
    var diagnostics: [TableDiagnostic.Code] = []
    let table = table(closures())
    table.controller.onDiagnostic = { diagnostics.append($0.code) }
    book.people.insert(Person("Zoe"), at: 0)
    table.controller.tableGroups = [closures()]
    table.type("yq")
    #expect(names == ["Zoe", "Ada = 1815", "Bob = 1900x", "Cem = 1950"])
    #expect(!table.controller.isEditingText)
    #expect(table.line(with: "Editing ended: the rows have changed") != nil)
    #expect(table.effects.isEmpty)
    table.controller.tableGroups = [closures()]
    #expect(diagnostics == [.rowsWithoutIdentity])
  }

  @Test(arguments: [0, 1]) func `a removed person takes nothing along`(_ index: Int) {
    for group in [bound, closures] {
      book.people = ["Ada = 1815", "Bob = 1900", "Cem = 1950"].map { Person($0) }
      let bob = book.people[1]
      let table = table(group())
      book.people.remove(at: index)
      table.controller.tableGroups = [group()]
      table.type("y")
      #expect(names.filter { !$0.hasPrefix("Bob") }.allSatisfy { !$0.hasSuffix("y") })
      #expect(bob.name.hasPrefix("Bob = 1900x"))
    }
  }

  @Test func `an object that replaces another doesn't receive its text`() {
    let bob = book.people[1]
    let table = table(bound())
    book.people[1] = Person("Dan")
    table.controller.tableGroups = [bound()]
    table.type("y")
    #expect(names == ["Ada = 1815", "Dan", "Cem = 1950"])
    #expect(bob.name == "Bob = 1900x")
  }

  @Test func `a key path that names a position overwrites no other record`() {
    let table = table(
      TableGroup {
        TextFieldRowController("First", Binding(book, \.people[0].name))
        TextFieldRowController("Second", Binding(book, \.people[1].name))
      })
    book.people.insert(Person("Zoe"), at: 0)
    table.type("y")
    #expect(names == ["Zoe", "Ada = 1815", "Bob = 1900x", "Cem = 1950"])
    #expect(table.line(with: "! Changed elsewhere:") != nil)
    #expect(table.line(with: "Bob = 1900xy") != nil)
    table.press("escape")
    #expect(names == ["Zoe", "Ada = 1815", "Bob = 1900x", "Cem = 1950"])
    #expect(table.line(with: "Not stored, but kept for ctrl+y") != nil)
    table.press("return ctrl+e ctrl+y")
    #expect(names[1] == "Ada = 1815Bob = 1900xy")
  }

  final class Profile: GenericTableController {
    @Observable final class Person {
      var name = ""
      var city = ""
      var members = ["Ada", "Bob"]
    }

    let person = Person()

    override func constructTableGroups() -> [TableGroup] {
      let person = person
      @Bindable var bound = person
      return [
        TableGroup(footer: person.name + person.city) {
          TextFieldRowController(
            "Name", Binding(get: { person.name }, set: { person.name = $0 }))
          TextFieldRowController(
            "City", Binding(get: { person.city }, set: { person.city = $0 }))
        },
        TableGroup(
          footer: person.members.joined(),
          rows: person.members.indices.map { .textField("Member", $bound.members[$0]) }),
      ]
    }
  }

  @Test func `editing goes on in a row without an identity that its own change created again`() {
    let profile = Profile(title: "Profile")
    let screen = ScreenDriver(profile, size: ScreenSize(width: 50, height: 14))
    screen.type("Ada")
    screen.press("tab")
    screen.type("Rom")
    screen.press("tab tab")
    screen.type("by")
    #expect(profile.person.name == "Ada" && profile.person.city == "Rom")
    #expect(profile.person.members == ["Ada", "Bobby"])
    #expect(profile.isEditingText)
  }

  final class Note: GenericTableController {
    @Observable final class Text {
      var title = ""
      var text = ""
    }

    let note = Text()
    override func constructTableGroups() -> [TableGroup] {
      let note = note
      return [
        TableGroup("\(note.title.count) characters") {
          TextFieldRowController("Title", Binding(get: { note.title }, set: { note.title = $0 }))
        },
        TableGroup("\(note.text.count) characters") {
          TextFieldRowController("Text", Binding(get: { note.text }, set: { note.text = $0 }))
          TextRowController("Length of \(note.text.count)")
        },
      ]
    }
  }

  @Test func `editing goes on in a group whose header shows the length of the text`() {
    let note = Note(title: "Note")
    let screen = ScreenDriver(note, size: ScreenSize(width: 40, height: 10))
    screen.type("Ada")
    screen.press("tab")
    screen.type("Lovelace")
    screen.press("backtab")
    screen.type("Augusta")
    #expect(note.note.title == "AdaAugusta" && note.note.text == "Lovelace")
    #expect(note.isEditingText)
    #expect(note.tableGroups.map { $0.header?.text } == ["10 characters", "8 characters"])
  }

  @Test func `another record in a group with another header ends editing`() {
    let group = { [book] in
      TableGroup(book.people[1].name, rows: closures().rows)
    }
    let table = table(group())
    book.people[1] = Person("Dan")
    table.controller.tableGroups = [group()]
    table.type("y")
    #expect(names == ["Ada = 1815", "Dan", "Cem = 1950"])
    #expect(!table.controller.isEditingText)
  }

  @Test func `a key of a settings store identifies its row`() {
    final class Settings: GenericTableController {
      let values = InMemoryModel()

      override func constructTableGroups() -> [TableGroup] {
        let name = Binding(values, SettingsKey<String>("name"), default: "")
        return [
          TableGroup {
            if name.value.count > 1 { TextRowController("Long") }
            TextFieldRowController("Name", name)
          }
        ]
      }
    }
    let settings = Settings(title: "Settings")
    let screen = ScreenDriver(settings, size: ScreenSize(width: 40, height: 8))
    screen.type("Adam")
    #expect(settings.values.values["name"] == .string("Adam"), "\(screen.text)")
  }

  @Test func `another record in the place of a row without an identity ends editing`() {
    let profile = Profile(title: "Profile")
    let screen = ScreenDriver(profile, size: ScreenSize(width: 50, height: 14))
    screen.press("tab tab tab")
    screen.type("by")
    profile.person.members.swapAt(0, 1)
    screen.type("x")
    #expect(profile.person.members == ["Bobby", "Ada"])
    #expect(!profile.isEditingText)
    profile.person.members = ["Cem", "Bob"]
    screen.update()
    screen.press("escape return")
    profile.person.members = ["Cem", "Dan", "Bob"]
    screen.type("x")
    #expect(profile.person.members == ["Cem", "Dan", "Bob"])
  }

  @Test func `rows recreated without an identity are no longer edited`() {
    let places = { [book] in
      TableGroup(
        rows: book.people.indices.map {
          TextFieldRowController("Name", Binding(book, \.people[$0].name))
        })
    }
    let table = table(places())
    book.people.insert(Person("Zoe"), at: 0)
    table.controller.tableGroups = [places()]
    table.type("y")
    #expect(names == ["Zoe", "Ada = 1815", "Bob = 1900x", "Cem = 1950"])
  }

  @Test func `elements with ids are distinguished without rows`() {
    var made = 0
    let group = { [book] in
      TableGroup("People", book.people) { person in
        made += 1
        return TextFieldRowController(
          "Name", Binding(get: { person.name }, set: { person.name = $0 }))
      }
    }
    let table = table(group())
    let count = made
    book.people.insert(contentsOf: (0..<200).map { Person("\($0)") }, at: 0)
    table.controller.tableGroups = [group()]
    table.type("y")
    #expect(book.people[201].name == "Bob = 1900xy")
    #expect(made < count + 60)
    let numbered = TableGroup("People", book.people, id: \.name) { person in
      TextRowController(person.name)
    }
    #expect(numbered.rows.rowID(at: 201) == RowID("Bob = 1900xy"))
  }

  @Test func `a text that its row refuses is shown with the reason when the row is gone`() {
    var volume = 5.0
    let field = {
      TableGroup {
        NumberFieldRowController(
          "Volume", Binding(get: { volume }, set: { volume = $0 }), range: 0...10)
      }
    }
    let table = TableDriver(field(), width: 60, height: 6)
    table.press("return alt+a")
    table.type("99")
    table.controller.tableGroups = [field()]
    #expect(table.controller.isEditingText)
    table.controller.tableGroups = [TableGroup { TextRowController("Muted") }]
    table.update()
    #expect(volume == 5)
    #expect(table.line(with: "At most 10") != nil)
    #expect(table.line(with: "ctrl+y: 99") != nil)
  }

  @Test func `selected rows stay selected only with their records`() {
    let marks = { [book] (isBound: Bool) in
      TableGroup(
        rows: book.people.map { MarkedRow($0.name, id: isBound ? RowID($0.name) : nil) })
    }
    for isBound in [true, false] {
      let table = TableDriver(marks(isBound), width: 40, height: 8)
      table.controller.tableView.selectionMode = .multiple
      table.press("down space")
      #expect(table.controller.tableView.selection == [RowPath(group: 0, row: 1)])
      book.people.insert(Person("Zoe \(isBound)"), at: 0)
      table.controller.tableGroups = [marks(isBound)]
      #expect(
        table.controller.tableView.selection == (isBound ? [RowPath(group: 0, row: 2)] : []))
      #expect(table.cursor == RowPath(group: 0, row: isBound ? 2 : 1))
    }
  }

  @Test func `open rows stay open only with their records`() {
    let dated = { [book] in
      TableGroup(
        rows: book.people.map { person in
          ColorRowController("Light", Binding(get: { person.light }, set: { person.light = $0 }))
        })
    }
    let table = TableDriver(dated(), width: 40, height: 20)
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 1))
    book.people.insert(Person("Zoe"), at: 0)
    table.controller.tableGroups = [dated()]
    #expect(!table.controller.isExpanded(RowPath(group: 0, row: 1)))
    let bound = { [book] in
      TableGroup(rows: book.people.map { ColorRowController("Light", Binding($0, \.light)) })
    }
    table.controller.tableGroups = [bound()]
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 1))
    book.people.insert(Person("Yan"), at: 0)
    table.controller.tableGroups = [bound()]
    #expect(table.controller.isExpanded(RowPath(group: 0, row: 2)))
  }
}

@Observable private final class Book {
  var people: [Person]

  init(_ names: String...) {
    people = names.map { Person($0) }
  }
}

@Observable private final class Person: Identifiable {
  var name: String
  var light = RGBColor(1, 2, 3)

  init(_ name: String) {
    self.name = name
  }
}

private final class MarkedRow: SelectableRow {
  let rowID: RowID?
  private let name: String

  init(_ name: String, id: RowID?) {
    self.name = name
    rowID = id
  }

  func configure(_ cell: TableCell) { cell.text = name }
  func didSelect(_ row: RowContext) {}
}
