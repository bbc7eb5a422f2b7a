import RowKit
import RowKitTesting
import Testing

/// Code ends the editing of a text, and the person types on.
@MainActor struct InterruptedTypingTests {
  private let people = ["Ada", "Bob"].map { Named($0) }

  private var names: [String] { people.map(\.name) }

  private func group() -> TableGroup {
    TableGroup("People", rows: people.map { .textField("Name", Binding($0, \.name)) })
  }

  private func screen(_ groups: TableGroup...) -> GenericTableController {
    let screen = GenericTableController(title: "Names")
    screen.tableGroups = groups
    return screen
  }

  /// Returns a driver of a screen in which an `x` was typed into the second name.
  private func edited(_ screen: GenericTableController, keys: String = "down") -> ScreenDriver {
    let table = ScreenDriver(screen)
    table.press(keys + " return")
    table.type("x")
    #expect(names == ["Ada", "Bobx"])
    return table
  }

  private func expectNothingTyped(
    _ screen: GenericTableController, _ table: ScreenDriver,
    _ location: SourceLocation = #_sourceLocation
  ) {
    table.type("yq")
    table.press("backspace", "q")
    #expect(names == ["Ada", "Bobx"], sourceLocation: location)
    #expect(!screen.isEditingText, sourceLocation: location)
    #expect(table.effects.isEmpty, "q quits", sourceLocation: location)
    #expect(
      table.line(with: "Editing ended: the rows have changed") != nil, sourceLocation: location)
  }

  @Test func `no letter is a command after code collapsed the group`() {
    let screen = screen(group())
    let table = edited(screen)
    screen.setCollapsed(true, group: 0)
    expectNothingTyped(screen, table)
  }

  @Test(arguments: ["return", "tab"])
  func `the key that ends a line acts on no other row`(key: String) {
    var erasures = 0
    let screen = screen(group(), TableGroup(rows: [.action("Erase") { _ in erasures += 1 }]))
    let table = edited(screen)
    screen.tableGroups.remove(at: 0)
    table.type("y")
    table.press(key)
    #expect(erasures == 0 && names == ["Ada", "Bobx"], "\(table.text)")
    table.press("return")
    #expect(erasures == 1, "\(table.text)")
  }

  @Test func `a message that was seen before isn't taken for the reason`() {
    let screen = screen(group())
    let table = edited(screen)
    screen.showMessage("Mail has arrived.")
    table.advance(by: .milliseconds(100))
    #expect(table.line(with: "Mail has arrived.") != nil)
    screen.setCollapsed(true, group: 0)
    expectNothingTyped(screen, table)
  }

  @Test func `a message about the change that ended editing stays`() {
    let screen = screen(group())
    let table = edited(screen)
    screen.showMessage("The names were closed.")
    screen.setCollapsed(true, group: 0)
    table.type("yq")
    #expect(names == ["Ada", "Bobx"])
    #expect(table.line(with: "The names were closed.") != nil)
  }

  @Test func `no letter is a command after code collapsed the group among other changes`() {
    let screen = screen(group())
    let table = edited(screen)
    screen.performUpdates {
      screen.insert([.text("Zoe")], at: RowPath(group: 0, row: 0))
      screen.setCollapsed(true, group: 0)
    }
    expectNothingTyped(screen, table)
  }

  @Test func `a person who collapses the group gets no message`() {
    var group = group()
    group.isCollapsible = true
    let screen = screen(group)
    let table = edited(screen)
    table.click(column: 3, line: table.line(with: "People") ?? 0)
    #expect(screen.tableGroups[0].isCollapsed)
    #expect(names == ["Ada", "Bobx"])
    #expect(table.line(with: "Editing ended") == nil)
  }

  @Test func `no letter is a command after code closed the row above`() {
    let screen = screen(
      TableGroup {
        ExpandableRowController("More") {
          for person in people { TextFieldRowController("Name", Binding(person, \.name)) }
        }
      })
    let table = edited(screen, keys: "return down down")
    screen.setExpanded(false, at: RowPath(group: 0, row: 0))
    expectNothingTyped(screen, table)
  }

  @Test func `no letter is a command after code cleared the table`() {
    let screen = NamesScreen(people)
    let table = edited(screen)
    screen.clearTableGroups()
    expectNothingTyped(screen, table)
  }

  @Test func `editing ends where the row of a record takes no text any more`() {
    var takesText = true
    let list = RowList(people, id: { RowID($0.name.first) }) { person -> any CellController in
      takesText
        ? TextFieldRowController("Name", Binding(person, \.name)) : TextRowController(person.name)
    }
    let screen = screen(TableGroup("People", rows: list))
    let table = edited(screen)
    takesText = false
    screen.tableView.reconfigureVisibleRows()
    table.update()
    expectNothingTyped(screen, table)
  }
}

private final class Named {
  var name: String

  init(_ name: String) { self.name = name }
}

private final class NamesScreen: GenericTableController {
  private let people: [Named]

  init(_ people: [Named]) {
    self.people = people
    super.init(title: "People")
  }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(rows: people.map { .textField("Name", Binding($0, \.name)) })]
  }
}
