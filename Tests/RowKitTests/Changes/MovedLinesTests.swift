import RowKit
import RowKitTesting
import Testing

/// The lines that a terminal scrolls by itself when rows come and go.
@MainActor struct MovedLinesTests {
  private let table: TableDriver

  init() {
    let rows = (1...12).map { StopRow("a\($0)") as any CellController }
    table = TableDriver(TableGroup(rows: rows), width: 12, height: 8)
    table.stage.animatesChanges = false
    table.update()
  }

  @Test func `a row inserted in the middle moves the lines below it`() {
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 3))
    #expect(movedLines == ScrollHint(lines: 4..<9, distance: -1))
    table.expectConsistentDrawing()
  }

  @Test func `a row removed from the middle moves the lines below it`() {
    table.controller.removeRows(at: [RowPath(group: 0, row: 3)])
    #expect(movedLines == ScrollHint(lines: 4..<9, distance: 1))
    table.expectConsistentDrawing()
  }

  @Test func `rows that are exchanged for as many move no line`() {
    table.controller.removeRows(at: [RowPath(group: 0, row: 3)])
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 3))
    #expect(movedLines == nil)
    table.expectConsistentDrawing()
  }

  @Test func `of rows that moved by different distances the first ones move as lines`() {
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 1))
    table.controller.insert([StopRow("y")], at: RowPath(group: 0, row: 5))
    #expect(movedLines == ScrollHint(lines: 2..<7, distance: -1))
    table.expectConsistentDrawing()
  }

  @Test(arguments: 0..<8) func `every insertion looks like a complete redraw`(row: Int) {
    for count in 1...8 {
      table.controller.insert(stops("x", count), at: RowPath(group: 0, row: row))
      _ = movedLines
      table.expectConsistentDrawing("inserted \(count)")
      let paths = (row..<row + count).map { RowPath(group: 0, row: $0) }
      table.controller.removeRows(at: paths)
      _ = movedLines
      table.expectConsistentDrawing("removed \(count)")
    }
  }

  private func stops(_ name: String, _ count: Int) -> [any CellController] {
    (1...count).map { StopRow("\(name)\($0)") }
  }

  /// The lines that moved in the next frame.
  private var movedLines: ScrollHint? { table.stage.frame(at: table.player.now)?.scroll }
}
