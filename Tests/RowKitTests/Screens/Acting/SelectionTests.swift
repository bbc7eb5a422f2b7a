import RowKit
import RowKitTesting
import Testing

@MainActor struct SelectionTests {
  @Test func `return selects the row with the cursor, once`() {
    let rows = [StopRow("one"), StopRow("two")]
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 12)
    table.press("down", "return")
    #expect(rows.map(\.selections) == [0, 1])
  }

  @Test func `a row is deselected after it acted`() {
    let table = TableDriver(StopRow("one"), width: 12)
    table.press("return")
    #expect(table.controller.tableView.selection.isEmpty)
    table.expect("> one")
  }

  @Test func `a row that is selected while it acts stays so until it acted`() {
    var seen: Set<RowPath> = []
    let row = ProbeRow("one") { seen = $0.screen?.tableView.selection ?? [] }
    TableDriver(row, width: 12).press("return")
    #expect(seen == [RowPath(group: 0, row: 0)])
  }

  @Test func `a row that pushed a screen is deselected on return`() {
    let table = TableDriver(
      .link("About") { TextScreen(title: "About", text: "") }, width: 20)
    table.press("return")
    #expect(table.controller.tableView.selection == [RowPath(group: 0, row: 0)])
    table.press("escape")
    #expect(table.controller.tableView.selection.isEmpty)
    table.expect("> About           ›")
  }

  @Test(arguments: [nil, true, false])
  func `rows collected in multiple selection stay on return unless asked otherwise`(clears: Bool?) {
    let table = TableDriver(StopRow("one"), StopRow("two"), width: 20)
    table.controller.tableView.selectionMode = .multiple
    if let clears { table.controller.clearsSelectionOnAppear = clears }
    table.press("space", "down", "space")
    table.controller.push(TextScreen(title: "Over", text: ""))
    table.update()
    table.press("escape")
    #expect(table.controller.tableView.selection.count == (clears == true ? 0 : 2))
    table.controller.tableView.selectionMode = .single
    #expect(table.controller.clearsSelectionOnAppear == clears ?? true)
  }

  @Test func `a click selects a row`() {
    let rows = [StopRow("one"), StopRow("two")]
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 12)
    table.click(column: 3, line: 2)
    #expect(rows.map(\.selections) == [0, 1])
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `a click beside the rows does nothing`() {
    let row = StopRow("one")
    let table = TableDriver(TableGroup("A", rows: [row] as [any CellController]), width: 12)
    for line in [0, 1, 3, 5, 9] { table.click(column: 3, line: line) }
    #expect(row.selections == 0)
  }

  @Test func `a row that does nothing can't be selected`() {
    let table = TableDriver(.text("words"), width: 12)
    table.press("return", "space")
    table.click(column: 3, line: 1)
    #expect(table.controller.tableView.selection.isEmpty)
  }

  @Test func `a disabled action can't be selected and is grey`() {
    let table = TableDriver(.action("Erase", action: nil), StopRow("stop"), width: 12)
    table.click(column: 3, line: 1)
    #expect(table.cursor == RowPath(group: 0, row: 1))
    #expect(table.style(column: 2, line: 1).foreground == .role(.disabledText))
  }

  // MARK: Several at a time

  @Test func `among rows that are marked, those that act do so each time`() {
    var isOn = false
    var sent: [Set<RowPath>] = []
    var name = ""
    let table = TableDriver(
      .markable("Ada"), .toggle("Wi-Fi", Binding(get: { isOn }, set: { isOn = $0 })),
      .action("Send") { row in sent.append(row.screen?.tableView.selection ?? []) },
      .link("About") { TextScreen(title: "About", text: "") },
      .textField("Name", Binding(get: { name }, set: { name = $0 })), width: 30)
    table.controller.tableView.selectionMode = .multiple
    table.press("return", "down", "return")
    #expect(isOn)
    table.press("return", "down", "return", "return", "down", "return", "escape", "down", "return")
    table.type("x")
    table.press("escape")
    #expect(!isOn && name == "x" && sent.count == 2)
    #expect(table.controller.tableView.selection == [RowPath(group: 0, row: 0)])
    #expect(sent[0].contains(RowPath(group: 0, row: 0)))
    table.expect(
      """
      ✓ Ada
        Wi-Fi                  ○───
        Send
        About                     ›
      > Name
        x
      """)
  }

  private func multiple() -> TableDriver {
    let table = TableDriver(.stops("A", count: 3), width: 12)
    table.controller.tableView.selectionMode = .multiple
    table.press("return", "down", "space", "down")
    return table
  }

  @Test func `several rows can be selected`() {
    let table = multiple()
    table.expect(
      """
      A
      ✓ a1
      ✓ a2
      > a3
      """)
    #expect(table.style(column: 2, line: 2).background == .role(.marked))
  }

  @Test func `selecting a row again deselects it`() {
    let table = multiple()
    table.press("up", "space")
    #expect(table.controller.tableView.selection == [RowPath(group: 0, row: 0)])
  }

  @Test func `several selected rows outlast another screen`() {
    let table = multiple()
    table.controller.push(TextScreen(title: "Over", text: ""))
    table.update()
    table.press("escape")
    #expect(table.controller.tableView.selection.count == 2)
  }

  @Test func `selected rows stay selected where they move to`() {
    let table = multiple()
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.update()
    table.expect(
      """
      A
        new
      ✓ a1
      ✓ a2
      > a3
      """)
  }

  @Test func `the button that is pressed isn't among the marked rows`() {
    let screen = GenericTableController(title: "Mail")
    var sent: Set<RowPath> = []
    let send = ActionRowController("Send") { [weak screen] _ in
      sent = screen?.tableView.selection ?? []
    }
    screen.tableGroups = [TableGroup(rows: [.markable("Ada"), .markable("Bob"), send])]
    screen.tableView.selectionMode = .multiple
    let driver = ScreenDriver(screen)
    driver.press("return", "end", "return")
    #expect(sent == [RowPath(group: 0, row: 0)], "\(driver.text)")
    #expect(screen.tableView.selection == sent)
  }
}
