import RowKit
import RowKitTesting
import Testing

@MainActor struct RowContextTests {
  @Test func `a context follows its row`() {
    let table = TableDriver(.stops("A", count: 3), width: 12)
    let context = table.controller.context(at: RowPath(group: 0, row: 2))
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    #expect(context.path == RowPath(group: 0, row: 1))
    table.controller.insert([StopRow("x"), StopRow("y")], at: RowPath(group: 0, row: 0))
    #expect(context.path == RowPath(group: 0, row: 3))
  }

  @Test func `a context of a row that is gone gives one diagnostic and does nothing`() {
    let table = TableDriver(.stops("A", count: 3), width: 12)
    var diagnostics: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { diagnostics.append($0.code) }
    let context = table.controller.context(at: RowPath(group: 0, row: 1))
    context.remove()
    context.remove()
    context.reload()
    table.update()
    #expect(diagnostics == [.staleRowContext])
    table.expect(
      """
      A
      > a1
        a3
      """)
  }

  @Test func `a context of a row that is gone still acts on the screen`() {
    let table = GenericTableController()
    table.tableGroups = [.stops("A", count: 2)]
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 6))
    var diagnostics: [TableDiagnostic.Code] = []
    table.onDiagnostic = { diagnostics.append($0.code) }
    let context = table.context(at: RowPath(group: 0, row: 1))
    context.remove()
    context.showMessage("Done.")
    screen.update()
    #expect(screen.lines.last == " Done.")
    context.push(TextScreen(title: "Over", text: ""))
    #expect(screen.stage.screen.title == "Over" && diagnostics.isEmpty)
  }

  @Test func `the report of a row that is gone names its last place`() {
    let table = TableDriver(.stops("A", count: 3), width: 12)
    var reports: [String] = []
    table.controller.onDiagnostic = { reports.append("\($0)") }
    let context = table.controller.context(at: RowPath(group: 0, row: 2))
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    context.remove()
    context.remove()
    #expect(reports.count == 1 && reports[0].contains("(row 1 of group 0)"), "\(reports)")
  }

  @Test func `a context of a screen that is gone does nothing`() {
    var screen: GenericTableController? = GenericTableController()
    screen?.tableGroups = [.stops("A", count: 1)]
    let context = screen?.context(at: RowPath(group: 0, row: 0))
    screen = nil
    context?.reload()
    context?.remove()
    #expect(context?.path == nil)
    #expect(context?.screen == nil)
  }

  @Test func `a row can insert rows below itself and remove itself`() {
    let table = TableDriver(
      ProbeRow("more") { $0.insertBelow([StopRow("one"), StopRow("two")]) },
      ProbeRow("gone") { $0.remove() }, width: 12)
    table.press("return")
    table.expect(
      """
      > more
        one
        two
        gone
      """)
    table.press("end", "return")
    table.expect(
      """
        more
        one
      > two
      """)
  }

  @Test func `a row that removes itself while it acts leaves others selected`() {
    let table = TableDriver(
      ProbeRow("gone") { $0.remove() }, StopRow("next"), width: 12)
    table.press("return")
    #expect(table.controller.tableView.selection.isEmpty)
    table.expect("> next")
  }

  @Test func `a cell changed through a context is drawn`() {
    let table = TableDriver(.stops("A", count: 2), width: 12)
    table.controller.context(at: RowPath(group: 0, row: 1)).cell?.text = "changed"
    table.update()
    table.expect(
      """
      A
      > a1
        changed
      """)
    table.expectConsistentDrawing()
  }

  @Test func `a cell out of view is nil`() {
    let table = TableDriver(.stops("A", count: 20), width: 12)
    #expect(table.controller.context(at: RowPath(group: 0, row: 19)).cell == nil)
  }
}
