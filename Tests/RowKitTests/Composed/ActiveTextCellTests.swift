import RowKit
import RowKitTesting
import Testing

/// Cells that a person types into.
@MainActor struct ActiveTextCellTests {
  private func driver(_ cells: TableCell...) -> ComposedDriver {
    let table = ComposedTableController()
    for cell in cells { table.add(cell) }
    return ComposedDriver(table, width: 40, height: 6)
  }

  @Test func `a person types into a cell that is kept`() {
    var said: [String] = []
    let cell = ActiveTextCell("Name", value: "Ada")
    cell.onChange = { said.append($0.value ?? "") }
    cell.action = { said.append("ended with " + ($0.value ?? "")) }
    let driver = driver(cell, ActiveCell("Next"))
    driver.press("return")
    driver.type(" L")
    #expect(driver.seen == "> Name        Ada L\n  Next")
    #expect(driver.caret == ScreenPoint(column: 19, line: 1))
    driver.press("return")
    #expect(said == ["Ada ", "Ada L", "ended with Ada L"])
    #expect(cell.value == "Ada L")
  }

  @Test func `text set by the program shows immediately, in view and out of view`() {
    let cell = ActiveTextCell("Name")
    cell.placeholder = "who?"
    let driver = driver(cell)
    #expect(driver.seen == "> Name        ‹who?›")
    cell.value = "Ada"
    driver.update()
    #expect(driver.seen == "> Name        Ada")
    driver.table.add(rows: RowList((0..<50).map { TextRowController("row \($0)") }))
    driver.press("end")
    cell.value = "Grace"
    driver.press("home")
    #expect(driver.seen.hasPrefix("> Name        Grace"))
    driver.expectConsistentDrawing()
  }

  @Test func `tab leads from one to the next, over those that are disabled`() {
    let cells = ["One", "Two", "Three"].map { ActiveTextCell($0) }
    cells[1].isEnabled = false
    let driver = driver(cells[0], cells[1], cells[2])
    driver.press("tab")
    driver.type("x")
    driver.press("backtab")
    driver.type("y")
    #expect(cells.map(\.value) == ["y", nil, "x"])
  }

  @Test func `the text survives a move and recomposition of its cell`() {
    let cell = ActiveTextCell("Name")
    let driver = driver(ActiveCell("First"), cell)
    driver.press("return")
    driver.type("Ad")
    driver.table.insert(cell, before: ActiveCell("stranger"))
    driver.table.add(ActiveCell("Last"))
    driver.type("a")
    #expect(cell.value == "Ada")
    #expect(driver.table.isEditingText)
  }

  @Test func `a search shows a cell whose value changed while it was hidden`() {
    let greeting = ActiveCell("Greeting", value: "none")
    let name = ActiveTextCell("Your name")
    name.onChange = { greeting.value = $0.value }
    let driver = driver(name, greeting)
    driver.press("ctrl+f")
    driver.type("your n")
    driver.press("tab", "return")
    driver.type("your n")
    driver.press("escape")
    #expect(driver.seen == "> Your name   your n\n  Greeting                       your n")
    driver.press("return", "ctrl+u", "escape")
    #expect(driver.line(with: "Greeting") == nil, "\(driver.text)")
  }

  @Test func `a secret is masked and not found by a search`() {
    let cell = ActiveTextCell("Password", value: "hush")
    cell.input = TextInput(isSecure: true)
    let driver = driver(cell)
    #expect(driver.seen == "> Password    ••••")
    #expect(Array(driver.table.printedLines(width: 40)) == ["Password\t••••••••"])
  }
}
