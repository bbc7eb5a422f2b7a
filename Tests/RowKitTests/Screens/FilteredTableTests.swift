import RowKit
import RowKitTesting
import Testing

/// A search that goes on showing only its matches after it was typed.
@MainActor struct FilteredTableTests {
  private func table() -> TableDriver {
    let rows = ["Ada", "Bob", "Cem", "Barbara", "Dora"].map { StopRow($0) as any CellController }
    return TableDriver(TableGroup("People", rows: rows), width: 50, height: 7)
  }

  private func tableOfMatches(_ pattern: String) -> TableDriver {
    let table = table()
    table.press("/")
    table.type(pattern)
    table.press("tab")
    return table
  }

  private let matches = """
    People
      Barbara
    > Dora
    """

  private let allRows = """
    People
      Ada
      Bob
      Cem
      Barbara
    > Dora
    """

  @Test func `Tab goes on showing only the matches`() {
    let table = tableOfMatches("ra")
    table.press("down")
    table.expect(matches)
    #expect(table.lines.last == " ⏎ select  esc all rows  / search  ? keys  /ra  2")
    table.expectConsistentDrawing()
  }

  @Test func `Escape shows all rows with the cursor where it is`() {
    let table = tableOfMatches("ra")
    table.press("down", "escape")
    table.expect(allRows)
    #expect(table.lines.last == " ⏎ select  / search  q quit  ? keys")
    #expect(table.style(column: 4, line: 6).background != .role(.match))
    table.expectConsistentDrawing()
  }

  @Test func `the next search begins with the text of the kept one`() {
    let table = tableOfMatches("ra")
    table.press("/")
    #expect(table.lines.last?.hasPrefix("/ra ") == true)
    table.press("backspace", "backspace")
    table.type("e")
    table.press("tab")
    table.expect(
      """
      People
      > Cem
      """)
    table.press("/", "return")
    table.expect(
      """
      People
        Ada
        Bob
      > Cem
        Barbara
        Dora
      """)
  }

  @Test func `the section index leads to the sections with matches`() {
    let groups = ["Ada", "Bob", "Cem"].map { name in
      TableGroup(
        header: GroupTitle(String(name.prefix(1))), indexTitle: String(name.prefix(1)),
        rows: RowList([StopRow(name)]))
    }
    let table = TableDriver(TableGroup(), width: 50)
    table.controller.tableGroups = groups
    table.press("/")
    table.type("b")
    table.press("tab", "'")
    #expect(table.lines.last?.hasPrefix(" B ") == true, "\(table.text)")
    table.press("return")
    table.expect(
      """
      B
      > Bob
      """)
  }

  @Test func `the list of commands leads to the sections with matches`() {
    let table = TableDriver(TableGroup(), width: 50, height: 20)
    table.controller.tableGroups = ["Ada", "Bob"].map { name in
      TableGroup("Of \(name)", rows: [StopRow(name)])
    }
    table.press("/")
    table.type("b")
    table.press("tab", "ctrl+p")
    table.type("Of ")
    #expect(table.line(with: "go to Of Bob") != nil, "\(table.text)")
    #expect(table.line(with: "go to Of Ada") == nil, "\(table.text)")
  }

  @Test func `Tab without a match shows all rows and says so`() {
    let table = tableOfMatches("xyz")
    #expect(table.line(with: "Ada") != nil)
    #expect(table.lines.last?.contains("No matches") == true)
  }

  @Test func `rows that arrive are shown only if they match`() {
    let table = tableOfMatches("ra")
    let rows = ["Gregor", "Clara", "Özge"].map { StopRow($0) as any CellController }
    table.controller.insert(rows, at: RowPath(group: 0, row: 0))
    table.advance(by: .seconds(1))
    table.expect(
      """
      People
        Clara
      > Barbara
        Dora
      """)
  }

  @Test func `removing the last match says that there is none`() {
    let table = tableOfMatches("cem")
    table.controller.removeRows(at: [RowPath(group: 0, row: 2)])
    table.advance(by: .seconds(1))
    #expect(table.line(with: "No matches") != nil)
    table.expectConsistentDrawing()
    table.press("escape")
    #expect(table.line(with: "No matches") == nil)
    #expect(table.line(with: "Dora") != nil && table.cursor != nil)
    table.expectConsistentDrawing()
  }

  @Test func `a row whose text is edited stays, even if it doesn't match any more`() {
    let name = Name()
    let table = TableDriver(
      .textField("Name", Binding(get: { name.text }, set: { name.text = $0 })),
      .textField("City", Binding("London") { _ in }), width: 50)
    table.press("ctrl+f")
    table.type("ada")
    table.press("tab", "return", "backspace", "backspace")
    table.type("nn")
    #expect(table.line(with: "Ann") != nil)
    #expect(table.line(with: "London") == nil)
    table.press("return")
    #expect(name.text == "Ann")
    #expect(table.line(with: "Ann") != nil)
  }

  @Test(arguments: ["reload", "move", "replace"])
  func `a row that code changes while its text is edited stays`(change: String) {
    let name = Name()
    let field = TextFieldRowController(
      "Name", Binding(get: { name.text }, set: { name.text = $0 }), id: "name")
    let table = TableDriver(field, TextFieldRowController("City", Binding("London")), width: 50)
    table.press("ctrl+f")
    table.type("ada")
    table.press("tab", "return", "backspace", "backspace")
    table.type("nn")
    let (controller, path) = (table.controller, RowPath(group: 0, row: 0))
    switch change {
    case "reload": controller.reloadRows(at: [path])
    case "move": controller.moveRow(from: path, to: RowPath(group: 0, row: 1))
    default: controller.tableGroups = [TableGroup(rows: [field])]
    }
    table.update()
    #expect(table.line(with: "Ann") != nil, "\(table.text)")
    table.type("a")
    table.press("return")
    #expect(name.text == "Anna")
  }

  @Test func `an expanded row shows its children, whatever their text is`() {
    let table = TableDriver(
      TableGroup {
        ExpandableRowController("Fruit") {
          StopRow("Apple")
          StopRow("Pear")
        }
        StopRow("Nuts")
      }, width: 50)
    table.press("/")
    table.type("fr")
    table.press("tab", "return")
    table.advance(by: .seconds(1))
    table.expect(
      """
      > Fruit                                         ▾
          Apple
          Pear
      """)
    table.expectConsistentDrawing()
    table.press("return")
    table.advance(by: .seconds(1))
    table.expect("> Fruit                                         ▸")
    table.expectConsistentDrawing()
  }

  @Test func `a date that is being changed stays`() {
    let date = Binding(CivilDate(year: 2026, month: 11, day: 30))
    let table = TableDriver(.text("Title"), .date("Begin", date), width: 50, height: 12)
    table.press("/")
    table.type("nov")
    table.press("tab", "return", "right")
    #expect(table.line(with: "Dec") != nil, "\(table.text)")
    #expect(table.line(with: "Begin") == 1, "\(table.text)")
    #expect(table.line(with: "Title") == nil)
    table.expectConsistentDrawing()
  }
}

@MainActor private final class Name {
  var text = "Ada"

  @Test func `numbers and percentages count the matches`() {
    let rows = RowList(1...100) { StopRow($0 > 90 ? "match \($0)" : "r\($0)") }
    let table = TableDriver(TableGroup(rows: rows), width: 40, height: 14)
    table.press("/")
    table.type("match")
    table.press("tab")
    func row(after keys: String...) -> Int? {
      for key in keys { table.type(key) }
      return table.controller.tableView.cursor?.row
    }
    #expect(row(after: "50%") == 94)
    #expect(row(after: "3G") == 92)
    #expect(row(after: "1500j") == 99)
    #expect(row(after: "4k") == 95)
    #expect(row(after: "100%") == 99)
    #expect(row(after: "1G") == 90)
  }
}
