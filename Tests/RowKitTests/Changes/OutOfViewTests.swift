import RowKit
import RowKitTesting
import Testing

/// Groups inserted, removed and moved out of view, and the picture afterwards.
@MainActor struct OutOfViewTests {
  @Test(arguments: [false, true])
  func `visible rows stay on their lines while groups and rows above change`(hasIDs: Bool) {
    let table = table(hasIDs: hasIDs)
    let before = table.content
    table.controller.moveGroup(from: 0, to: 3)
    table.update()
    #expect(table.content == before)
    // The second of these rows, or what stood there before, is covered by the header.
    let rows = [row("new", hasIDs: hasIDs), row("tall", lines: 2, hasIDs: hasIDs)]
    table.controller.tableGroups[2].rows.replace(3..<5, with: RowList(rows))
    table.update()
    #expect(table.content == before)
  }

  @Test func `rows out of view are correct when they come into view`() {
    let table = table(hasIDs: true)
    table.controller.insert(TableGroup("new", rows: [row("first", hasIDs: true)]), at: 1)
    table.controller.insert(TableGroup("last", rows: [row("end", hasIDs: true)]), at: 5)
    table.controller.removeGroup(at: 0)
    table.update()
    #expect(table.cursor == RowPath(group: 3, row: 8))
    table.press("end")
    #expect(table.content.suffix(2) == ["last", "> end/0"])
    table.press("home")
    #expect(table.content.prefix(3) == ["new", "> first/0", "G"])
    table.expectConsistentDrawing()
  }

  @Test func `a group inserted above the visible rows gets the cursor when a person goes there`() {
    let table = TableDriver(.words("A", count: 12), width: 12, height: 4)
    table.wheel(2)
    table.controller.insert(.stops("B", count: 1), at: 0, animation: .none)
    table.update()
    table.press("home")
    table.expect(
      """
      B
      > b1
      A
        word 1
      """)
  }

  // MARK: Support

  private func table(hasIDs: Bool) -> TableDriver {
    let table = TableDriver(TableGroup(), width: 20, height: 8)
    let heights = [1, 1, 4, 1, 1, 1, 2, 1, 3]
    let rows = heights.enumerated().map { row("r\($0)", lines: $1, hasIDs: hasIDs) }
    table.controller.tableGroups = [
      TableGroup(), TableGroup(), TableGroup(), TableGroup("G", rows: rows),
    ]
    table.update()
    table.press("end")
    return table
  }

  private func row(_ text: String, lines: Int = 1, hasIDs: Bool) -> any CellController {
    hasIDs ? IDRow(text, lines: lines) : ProbeRow(text, lines: lines)
  }
}

/// A row of some lines, with its words for an id.
private final class IDRow: SelectableRow {
  let rowID: RowID?
  private let lines: [String]

  init(_ text: String, lines: Int = 1) {
    rowID = RowID(text)
    self.lines = (0..<lines).map { "\(text)/\($0)" }
  }

  func configure(_ cell: TableCell) {
    cell.content = LinesContent(lines.map { TextContent($0) })
  }

  func didSelect(_ row: RowContext) {}
}
