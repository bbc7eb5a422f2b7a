import RowKit
import RowKitTesting
import Testing

/// Rows of an app with the look of the framework's own, and their words for Return.
@MainActor struct OwnLookTests {
  private final class CallRow: SelectableRow {
    func configure(_ cell: TableCell) {
      cell.show(
        "Ada", value: "09:41", image: nil, accessory: .disclosureIndicator, access: .editable)
    }

    func selectionVerb(in words: LocalizedStrings) -> String { "dial" }
    func didSelect(_ row: RowContext) {}
  }

  private final class TaskRow: CellController {
    func configure(_ cell: TableCell) {
      cell.show("Milk", detail: "2 litres", mark: "☑", isMarked: true, access: .editable)
    }
  }

  @Test func `a row looks like a link with a value`() {
    let table = TableDriver(CallRow(), width: 30)
    table.expect("> Ada                 09:41 ›")
    let link = LinkRowController("Ada", value: { "09:41" }) { TextScreen(title: "Ada", text: "") }
    #expect(table.lines.first == TableDriver(link, width: 30).lines.first)
  }

  @Test func `a row looks like a checked one with a detail`() {
    let table = TableDriver(TaskRow(), width: 20)
    #expect(table.line(with: "☑ Milk") != nil)
    #expect(table.line(with: "2 litres") != nil)
  }

  @Test func `the bottom line names the row's own verb`() {
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [TableGroup(rows: [CallRow()])]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 6))
    #expect(driver.lines.last?.contains("⏎ dial") == true)
  }
}
