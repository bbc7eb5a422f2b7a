import Observation
import RowKit
import RowKitTesting
import Testing

/// Other things happen while a person types, chooses or selects.
@MainActor struct MeanwhileTests {
  private let list = NameList("Ada", "Bob", "Cem")

  private var names: [String] { list.names.map(\.text) }

  private func bound() -> TableGroup {
    TableGroup(rows: list.names.map { TextFieldRowController("Name", Binding($0, \.text)) })
  }

  private func edited(width: Int = 40, height: Int = 10) -> TableDriver {
    let table = TableDriver(bound(), width: width, height: height)
    table.press("down return")
    table.type("x")
    #expect(names == ["Ada", "Bobx", "Cem"])
    return table
  }

  @Test func `a record that is removed under another screen gets its text, and no other does`() {
    let table = edited()
    let bob = list.names[1]
    table.controller.push(GenericTableController(title: "Other"))
    table.type("y")
    list.names.remove(at: 1)
    table.controller.tableGroups = [bound()]
    table.update()
    table.press("escape")
    table.type("z")
    #expect(names.allSatisfy { !$0.contains("y") })
    #expect(bob.text == "Bobx")
  }

  @Test func `a record that is exchanged under another screen keeps its text`() {
    let table = edited()
    let bob = list.names[1]
    table.controller.push(GenericTableController(title: "Other"))
    list.names[1] = Name("Dan")
    table.controller.tableGroups = [bound()]
    table.press("escape")
    table.type("y")
    #expect(bob.text == "Bobx")
    #expect(list.names[1].text == "Dany")
    #expect([names[0], names[2]] == ["Ada", "Cem"])
  }

  @Test func `text that code sets while a person types is the text that the next key changes`() {
    let table = edited()
    table.controller.context(at: RowPath(group: 0, row: 1)).setText("Dan")
    table.update()
    #expect(table.line(with: "Dan") != nil)
    table.type("y")
    #expect(names == ["Ada", "Dany", "Cem"])
    table.press("ctrl+_", "ctrl+_")
    #expect(names == ["Ada", "Bobx", "Cem"])
  }

  @Test func `several pasted lines are one line in a field of one line`() {
    let table = edited()
    table.paste("one\ntwo\r\nthree")
    #expect(names[1] == "Bobxone two three")
    #expect(table.controller.isEditingText)
  }

  @Test func `a window of another size keeps the text, the caret and the undo`() {
    let table = edited()
    for size in [(20, 4), (8, 3), (3, 1), (60, 20)] {
      table.resize(width: size.0, height: size.1)
      table.type("y")
    }
    #expect(names[1] == "Bobxyyyy")
    #expect(table.caret != nil)
    table.press("ctrl+_")
    #expect(names[1] == "Bob")
    table.press("escape")
    #expect([names[0], names[2]] == ["Ada", "Cem"])
  }

  @Test func `a program that is suspended resumes in the text`() {
    let table = edited()
    table.press("ctrl+z")
    #expect(table.effects.contains(.suspend))
    table.update()
    table.type("y")
    #expect(names[1] == "Bobxy")
    #expect(table.controller.isEditingText)
  }

  @Test func `text goes to the row in which it began though all rows have one id`() {
    let group = { [list] in
      TableGroup(
        rows: list.names.map { name in
          TextFieldRowController(
            "Name", Binding(get: { name.text }, set: { name.text = $0 }), id: "same")
        })
    }
    let table = TableDriver(group(), width: 40, height: 10)
    table.controller.onDiagnostic = { _ in }
    table.press("down return")
    table.type("x")
    list.names.insert(Name("Zoe"), at: 0)
    table.controller.tableGroups = [group()]
    table.type("y")
    #expect(["Zoe", "Ada", "Cem"].allSatisfy(names.contains))
    #expect(names[2].hasPrefix("Bobx"))
  }

  @Test func `selected records stay selected through a refresh in another order`() {
    let rows = { [list] in
      TableGroup(rows: list.names.map { SelectedName($0.text) })
    }
    let table = TableDriver(rows(), width: 40, height: 10)
    table.controller.tableView.selectionMode = .multiple
    table.press("space down down space")
    list.names.reverse()
    list.names.insert(Name("Zoe"), at: 1)
    table.controller.tableGroups = [rows()]
    let selection = table.controller.tableView.selection
    #expect(Set(selection.map { list.names[$0.row].text }) == ["Ada", "Cem"])
  }

  @Test func `a match that leaves while a person searches is not selected`() {
    var selected: [String] = []
    let rows = { [list] in
      TableGroup(
        rows: list.names.map { name in
          SelectedName(name.text) { selected.append(name.text) }
        })
    }
    list.names = ["Ada 1", "Bob", "Ada 2", "Ada 3"].map { Name($0) }
    let table = TableDriver(rows(), width: 40, height: 10)
    table.press("/")
    table.type("ada")
    table.press("down")
    list.names.remove(at: 2)
    table.controller.tableGroups = [rows()]
    table.update()
    table.press("return")
    table.press("return")
    #expect(selected == ["Ada 3"])
    #expect(table.content.contains { $0.hasPrefix("> Ada") })
  }

  @Test func `a deletion is undone while a filter shows other rows`() {
    let rows = ["Ada", "Bob", "Cem", "Abe"].map { SelectedName($0) }
    let table = TableDriver(TableGroup("A", rows: rows), width: 40, height: 10)
    table.press("down delete")
    table.press("/")
    table.type("a")
    table.press("return u")
    let now = table.controller.tableGroups[0].rows
    #expect(
      (0..<now.count).compactMap { (now[$0] as? SelectedName)?.name } == [
        "Ada", "Bob", "Cem", "Abe",
      ])
    table.press("escape escape")
    #expect(table.line(with: "Bob") != nil)
  }

  @Test func `two keys that save a form before a frame save it once, with the text`() {
    let form = SavedForm(list.names[0])
    let root = GenericTableController(title: "Root")
    let driver = ScreenDriver(root)
    root.push(form)
    driver.press("return")
    driver.stage.handle(.key(KeyPress(.character("!"))), at: driver.stage.now)
    driver.stage.handle(.key(KeyPress(.character("s"), .control)), at: driver.stage.now)
    driver.stage.handle(.key(KeyPress(.character("s"), .control)), at: driver.stage.now)
    driver.update()
    #expect(form.saved == ["Ada!"])
  }
}

private final class SelectedName: SelectableRow, EditableRow {
  let name: String
  private let onSelect: () -> Void
  var rowID: RowID? { RowID(name) }

  init(_ name: String, onSelect: @escaping () -> Void = {}) {
    self.name = name
    self.onSelect = onSelect
  }

  func configure(_ cell: TableCell) { cell.text = name }
  func didDelete(_ row: RowContext) {}
  func didSelect(_ row: RowContext) { onSelect() }
}

@Observable private final class NameList {
  var names: [Name]

  init(_ names: String...) {
    self.names = names.map { Name($0) }
  }
}

@Observable private final class Name {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

private final class SavedForm: FormController {
  private let name: Name
  private(set) var saved: [String] = []

  init(_ name: Name) {
    self.name = name
    super.init(title: "Name", style: .plain)
  }

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup { FormField("name", .textField("Name", Binding(name, \.text))) },
      FormGroup { saveRow() },
    ]
  }

  override func save() {
    saved.append(name.text)
    pop()
  }
}
