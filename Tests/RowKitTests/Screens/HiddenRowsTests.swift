import RowKit
import RowKitTesting
import Testing

/// Rows that a search or a collapsed group hides, and those of screens that left.
@MainActor struct HiddenRowsTests {
  private func fields(_ names: String...) -> TableDriver {
    TableDriver(
      TableGroup(
        rows: names.map { TextFieldRowController("Name", Binding($0), id: RowID($0)) }), width: 40)
  }

  @Test func `an emptied search hides nothing when rows come`() {
    let table = fields("Ada", "Bob")
    table.press("ctrl+f")
    table.type("a")
    table.press("backspace")
    table.controller.insert([.text("New")], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(table.line(with: "New") != nil && table.line(with: "Bob") != nil, "\(table.text)")
  }

  @Test func `moving the cursor to a row that a search hides shows it`() {
    let table = fields("Ada", "Bob")
    table.press("ctrl+f")
    table.type("ada")
    table.press("tab")
    #expect(table.line(with: "Bob") == nil)
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.update()
    #expect(table.line(with: "Bob") != nil && table.cursor?.row == 1, "\(table.text)")
  }

  @Test func `a search begins after the edited text has ended`() {
    let table = fields("Ada", "Bob")
    table.press("down", "return")
    table.controller.perform(.search)
    table.type("Ada")
    table.update()
    #expect(!table.controller.isEditingText)
  }

  @Test func `a row of a collapsed group takes no focus`() {
    let table = fields("Ada")
    table.controller.tableGroups = [
      TableGroup("Names", rows: [TextFieldRowController("Name", Binding("Ada"))])
    ]
    table.controller.setCollapsed(true, group: 0)
    #expect(!table.controller.focus(RowPath(group: 0, row: 0)))
    #expect(!table.controller.isEditingText)
  }

  private final class Sections: GenericTableController {
    override func constructTableGroups() -> [TableGroup] {
      (0..<2).map { number in
        var group = TableGroup("Same", rows: [.text("Row \(number)")])
        group.isCollapsible = true
        return group
      }
    }
  }

  @Test(arguments: [0, 1]) func `one of two groups with one title stays collapsed`(number: Int) {
    let screen = Sections(title: "Sections")
    let driver = ScreenDriver(screen)
    screen.setCollapsed(true, group: number)
    screen.updateAndReload()
    driver.update()
    #expect(screen.tableGroups.map(\.isCollapsed) == [number == 0, number == 1])
  }

  @Test func `a context of a screen that left and came back is that of no other row`() {
    final class Names: GenericTableController {
      var names = ["Ada", "Bob"]
      override func constructTableGroups() -> [TableGroup] {
        [TableGroup(rows: names.map { .text($0) })]
      }
    }
    let (root, screen) = (GenericTableController(title: "Root"), Names(title: "Names"))
    let driver = ScreenDriver(root)
    root.navigation?.push(screen)
    driver.update()
    let context = screen.context(at: RowPath(group: 0, row: 1))
    driver.press("escape")
    screen.names = ["Ada", "Zoe"]
    root.navigation?.push(screen)
    driver.update()
    #expect(context.path == nil)
  }
}
