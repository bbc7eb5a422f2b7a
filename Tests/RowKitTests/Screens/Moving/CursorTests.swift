import RowKit
import RowKitTesting
import Testing

@MainActor struct CursorTests {
  private let table = TableDriver(.stops("A", count: 9), width: 10, height: 5)

  @Test func `a table sent to its end before it is seen opens there`() {
    let controller = GenericTableController()
    controller.tableGroups = [.stops("A", count: 30)]
    controller.perform(.moveToEnd)
    controller.insert([StopRow("last")], at: RowPath(group: 0, row: 30))
    let screen = ScreenDriver(controller, size: ScreenSize(width: 12, height: 6))
    screen.expectContent(
      """
      A
        a29
        a30
      > last
      """)
  }

  @Test func `the last of several ways asked for before a table is seen counts`() {
    let controller = GenericTableController()
    controller.tableGroups = [.stops("A", count: 30)]
    controller.perform(.moveToEnd)
    controller.moveCursor(to: RowPath(group: 0, row: 3))
    let screen = ScreenDriver(controller, size: ScreenSize(width: 12, height: 6))
    #expect(controller.tableView.cursor == RowPath(group: 0, row: 3))
    controller.perform(.moveToEnd)
    controller.perform(.moveToStart)
    screen.update()
    #expect(controller.tableView.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `the first row that does something has the cursor`() {
    let table = TableDriver(
      TableGroup {
        TextRowController("words"); StopRow("stop")
      }, width: 12, height: 3)
    table.expect(
      """
        words
      > stop
      """)
  }

  @Test func `down and up move the cursor by a row`() {
    table.press("down", "down", "up")
    table.expect(
      """
      A
        a1
      > a2
        a3
        a4
      """)
  }

  @Test func `j and k act like down and up`() {
    table.press("j", "j", "k")
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `moving below the window scrolls by a line`() {
    table.press("down", "down", "down", "down")
    table.expect(
      """
      A
        a2
        a3
        a4
      > a5
      """)
  }

  @Test func `moving above the window scrolls by a line`() {
    table.press("end", "up", "up", "up", "up")
    table.expect(
      """
      A
      > a5
        a6
        a7
        a8
      """)
  }

  @Test func `the cursor steps over rows that do nothing`() {
    let table = TableDriver(
      TableGroup {
        StopRow("one"); TextRowController("words"); StopRow("two")
      }, width: 12)
    table.press("down")
    table.expect(
      """
        one
        words
      > two
      """)
  }

  @Test func `end goes to the last row and home back to the first`() {
    table.press("end")
    table.expect(
      """
      A
        a6
        a7
        a8
      > a9
      """)
    table.press("home")
    table.expect(
      """
      A
      > a1
        a2
        a3
        a4
      """)
  }

  @Test func `paging keeps one line of the previous page`() {
    table.press("pagedown")
    table.expect(
      """
      A
      > a4
        a5
        a6
        a7
      """)
  }

  @Test func `pages reach both ends and stay there`() {
    for _ in 0..<5 { table.press("pagedown") }
    #expect(table.cursor == RowPath(group: 0, row: 8))
    for _ in 0..<5 { table.press("pageup") }
    #expect(table.cursor == RowPath(group: 0, row: 0))
    #expect(table.content.first == "A")
  }

  @Test func `moving beyond the ends does nothing`() {
    table.press("up", "up")
    #expect(table.cursor == RowPath(group: 0, row: 0))
    table.press("end", "down", "down")
    #expect(table.cursor == RowPath(group: 0, row: 8))
  }

  @Test func `the cursor goes from group to group and over empty groups`() {
    let table = TableDriver(
      .stops("A", count: 1), .stops("Empty", count: 0), .stops("B", count: 1), width: 12)
    table.press("down")
    #expect(table.cursor == RowPath(group: 2, row: 0))
  }

  @Test func `the wheel scrolls and leaves the cursor alone`() {
    table.wheel(1)
    table.expect(
      """
      A
        a4
        a5
        a6
        a7
      """)
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `after the wheel the cursor moves on from the visible rows`() {
    table.wheel(1)
    table.press("down")
    #expect(table.cursor == RowPath(group: 0, row: 3))
  }

  @Test func `the bottom line shows the place in a long group`() {
    table.press("down")
    #expect(table.lines.last?.hasSuffix("2 of 9") == true)
  }
}
