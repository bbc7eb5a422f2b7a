import RowKit
import RowKitTesting
import Testing

/// Constructing again where only changes have filled the table.
@MainActor struct FilledInPlaceTests {
  private func reports(_ table: GenericTableController) -> () -> [TableDiagnostic.Code] {
    var all: [TableDiagnostic.Code] = []
    table.onDiagnostic = { all.append($0.code) }
    return { all }
  }

  private final class NamedRow: CellController {
    var name = "old"

    func configure(_ cell: TableCell) {
      cell.text = name
    }
  }

  @Test func `a table that was set keeps its groups and configures its rows again`() {
    let row = NamedRow()
    let table = TableDriver(row, width: 12)
    let reports = reports(table.controller)
    row.name = "new"
    table.controller.updateAndReload()
    table.update()
    table.expect("> new")
    #expect(reports() == [.groupsFilledInPlace])
  }

  @Test func `a page and a composed table that were filled keep their rows`() {
    let page = PageDriver(sections: ["abc"])
    page.page.updateAndReload()
    #expect(page.seenWords == "abc")
    let table = ComposedTableController()
    table.add(ActiveCell("Wi-Fi"))
    let composed = ComposedDriver(table)
    table.updateAndReload()
    composed.update()
    #expect(composed.counts == [1])
  }

  @Test func `a screen that constructs nothing any more is empty`() {
    final class Names: GenericTableController {
      var names = ["a", "b"]

      override func constructTableGroups() -> [TableGroup] {
        [TableGroup(rows: names.map { StopRow($0) })]
      }
    }
    let screen = Names()
    let driver = ScreenDriver(screen)
    let reports = reports(screen)
    screen.insert([StopRow("c")], at: RowPath(group: 0, row: 2))
    screen.names = []
    screen.updateAndReload()
    driver.update()
    #expect(screen.tableGroups[0].rows.isEmpty && reports().isEmpty)
  }
}
