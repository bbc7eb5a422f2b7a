import RowKit
import RowKitTesting
import Testing

@MainActor struct ScrollingTests {
  @Test func `the cursor moves through a list without selectable rows`() {
    let table = TableDriver(.words(nil, count: 9), width: 12, height: 3)
    table.press("down", "down", "down")
    table.expect(
      """
        word 2
        word 3
      > word 4
      """)
  }

  @Test func `the rows below the last stop can be scrolled to`() {
    let table = TableDriver(
      TableGroup { StopRow("stop") }, .words(nil, count: 6), width: 12, height: 3)
    table.press("down", "down", "down", "down", "down", "down")
    table.expect(
      """
        word 4
        word 5
        word 6
      """)
  }

  @Test func `a row taller than the window is read line by line`() {
    let table = TableDriver(
      TableGroup {
        ProbeRow("tall", lines: 5); StopRow("stop")
      }, width: 12, height: 3)
    table.press("down")
    table.expect(
      """
        tall 2
        tall 3
        tall 4
      """)
    table.press("down", "down")
    table.expect(
      """
        tall 4
        tall 5
      > stop
      """)
  }

  @Test func `a page over a row taller than the window moves on`() {
    let table = TableDriver(
      TableGroup {
        ProbeRow("tall", lines: 9); StopRow("stop")
      }, width: 12, height: 3)
    for _ in 0..<6 { table.press("pagedown") }
    table.expect(
      """
        tall 8
        tall 9
      > stop
      """)
    for _ in 0..<6 { table.press("pageup") }
    table.expect(
      """
      > tall 1
        tall 2
        tall 3
      """)
  }

  @Test func `rows of several lines come into view whole`() {
    let rows = (1...4).map { ProbeRow("r\($0)", lines: 2) as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 12, height: 5)
    table.press("down", "down")
    table.expect(
      """
        r1 2
        r2 1
        r2 2
      > r3 1
        r3 2
      """)
  }

  @Test func `the last row stands at the bottom of the window`() {
    let table = TableDriver(.words(nil, count: 20), width: 12, height: 4)
    table.press("end")
    #expect(table.content.last == "> word 20")
    table.wheel(5)
    #expect(table.content.last == "> word 20")
  }

  @Test func `a list shorter than the window doesn't scroll`() {
    let table = TableDriver(.words(nil, count: 2), width: 12, height: 4)
    table.wheel(3)
    table.press("pagedown", "end")
    #expect(table.content.first?.contains("word 1") == true)
  }

  // MARK: A billion rows

  private func billion() -> TableDriver {
    let rows = (0..<1_000_000_000).lazy.map { TextRowController("row \($0 + 1)") }
    return TableDriver(TableGroup("Rows", rows: rows), width: 24, height: 4)
  }

  @Test func `a billion rows open at the first`() {
    billion().expect(
      """
      Rows
      > row 1
        row 2
        row 3
      """)
  }

  @Test func `a billion rows can be scrolled to the end and back`() {
    let table = billion()
    table.press("end")
    table.expect(
      """
      Rows
        row 999999998
        row 999999999
      > row 1000000000
      """)
    table.press("pageup")
    table.expect(
      """
      Rows
        row 999999996
        row 999999997
      > row 999999998
      """)
  }

  @Test func `only rows in view are made`() {
    var made = 0
    let group = TableGroup("Rows", Array(0..<100_000), id: { RowID($0) }) { number in
      made += 1
      return StopRow("row \(number)")
    }
    let table = TableDriver(group, width: 24, height: 4)
    table.press("end", "pageup", "home", "pagedown")
    #expect(made < 100)
  }
}
