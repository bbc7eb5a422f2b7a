import RowKit
import RowKitTesting
import Testing

@MainActor struct GroupLooksTests {
  @Test func `headers and footers stand around the rows of a plain table`() {
    let table = TableDriver(
      TableGroup("Network", footer: "All is well.") { TextRowController("Wi-Fi") },
      .stops("More", count: 1), width: 20)
    table.expect(
      """
      Network
        Wi-Fi
      All is well.
      More
      > more1
      """)
  }

  @Test func `a plain header is pinned while its rows scroll`() {
    let table = TableDriver(.words("A", count: 6), .words("B", count: 6), width: 12, height: 4)
    table.wheel(1)
    table.expect(
      """
      A
        word 4
        word 5
        word 6
      """)
  }

  @Test func `the next header pushes the pinned one`() {
    let table = TableDriver(
      TableGroup("A1\u{2028}A2", rows: (0..<4).map { StopRow("a\($0)") as any CellController }),
      .stops("B", count: 9), width: 24, height: 5)
    for _ in 0..<9 {
      table.wheel(1)
      table.expectConsistentDrawing()
    }
  }

  @Test func `a group without header under another gets no header at the top`() {
    let table = TableDriver(.words("A", count: 2), .words(nil, count: 6), width: 12, height: 3)
    table.wheel(1)
    table.expect(
      """
        word 1
        word 2
        word 3
      """)
  }

  @Test func `a header of several lines is pinned as a whole`() {
    let table = TableDriver(
      TableGroup("one two three", rows: (0..<9).map { StopRow("r\($0)") as any CellController }),
      width: 10, height: 5)
    table.expect(
      """
      one two
      three
      > r0
        r1
        r2
      """)
    table.wheel(1)
    table.expect(
      """
      one two …
        r2
        r3
        r4
        r5
      """)
    table.expectConsistentDrawing()
  }

  @Test func `grouped tables draw a card around each group`() {
    let table = TableDriver(
      TableGroup("Network", footer: "All is well.") { TextRowController("Wi-Fi", detail: "on") },
      .stops("More", count: 2), style: .grouped, width: 20, height: 12)
    table.expect(
      """
        Network
      ╭──────────────────╮
      │  Wi-Fi        on │
      ╰──────────────────╯
        All is well.

        More
      ╭──────────────────╮
      │> more1           │
      │  more2           │
      ╰──────────────────╯
      """)
  }

  @Test func `an empty group shows its titles and no card`() {
    let table = TableDriver(
      TableGroup("Calls", footer: "None yet.", rows: [] as [any CellController]),
      style: .grouped, width: 20)
    table.expect(
      """
        Calls
        None yet.
      """)
  }

  @Test func `a group with nothing to show takes no space`() {
    let nothing = TableGroup(rows: [] as [any CellController])
    let table = TableDriver(
      nothing, .stops("A", count: 1), nothing, nothing, .stops("B", count: 1), nothing,
      style: .grouped, width: 12, height: 12)
    table.expect(
      """
        A
      ╭──────────╮
      │> a1      │
      ╰──────────╯

        B
      ╭──────────╮
      │  b1      │
      ╰──────────╯
      """)
    table.press("end", "down")
    #expect(table.content.first == "  A")
  }

  @Test func `empty titles take no line`() {
    let table = TableDriver(TableGroup("", footer: "") { StopRow("one") }, width: 12)
    table.expect("> one")
  }

  @Test func `narrow grouped tables have no border`() {
    let table = TableDriver(.stops("A", count: 2), style: .grouped, width: 9, height: 6)
    #expect(!table.text.contains("╭"))
  }

  @Test func `cells have their position in the group`() {
    let row = { PositionRow() as any CellController }
    let table = TableDriver(
      TableGroup(rows: [row(), row(), row()]), TableGroup("B", rows: [row()]), width: 12)
    table.expect(
      """
      > top
        middle
        bottom
      B
        only
      """)
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    table.update()
    table.expect(
      """
      > top
        bottom
      B
        only
      """)
  }
}

/// A row that shows where it stands in its group.
private final class PositionRow: CellController {
  func configure(_ cell: TableCell) {
    cell.text = "\(cell.state.position)"
  }
}
