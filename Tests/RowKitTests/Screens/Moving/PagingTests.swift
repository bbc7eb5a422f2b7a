import RowKit
import RowKitTesting
import Testing

/// Moving by pages and half pages.
@MainActor struct PagingTests {
  private func table(_ count: Int = 30, height: Int = 6) -> TableDriver {
    let rows = (1...count).map { StopRow("r\($0)") as any CellController }
    return TableDriver(TableGroup(rows: rows), width: 24, height: height)
  }

  @Test func `a page keeps the line of the cursor`() {
    let table = table()
    table.press("down", "down", "pagedown")
    table.expect(
      """
        r6
        r7
      > r8
        r9
        r10
        r11
      """)
    table.press("pageup")
    table.expect(
      """
        r1
        r2
      > r3
        r4
        r5
        r6
      """)
  }

  @Test func `a page never moves the cursor up, and the last page reaches the last row`() {
    let table = table(14)
    table.press("down", "down", "down", "down")
    var rows: [Int] = []
    for _ in 0..<4 {
      table.press("pagedown")
      rows.append(table.cursor?.row ?? -1)
    }
    #expect(rows == [9, 13, 13, 13])
    #expect(table.content.last == "> r14")
  }

  @Test func `paging back leads to where it came from, from the end too`() {
    for start in 0..<14 {
      let table = table(14)
      for _ in 0..<start { table.press("down") }
      var pictures = [table.content]
      for _ in 0..<4 {
        table.press("pagedown")
        if table.content != pictures.last { pictures.append(table.content) }
      }
      for picture in pictures.dropLast().reversed() {
        table.press("pageup")
        #expect(table.content == picture)
      }
    }
  }

  @Test func `the first line of a row that gets the cursor by paging is seen`() {
    let rows = (1...4).map { ProbeRow("r\($0)", lines: 2) as any CellController }
    let table = TableDriver(TableGroup("A", rows: rows), width: 24, height: 3)
    table.press("down", "pageup")
    table.expect(
      """
      A
      > r1 1
        r1 2
      """)
  }

  @Test func `after a step the next page is an ordinary one`() {
    let table = table(14)
    table.press("pagedown", "pagedown", "up", "pageup")
    #expect(table.cursor?.row == 4)
  }

  @Test func `Control-D and Control-U move by half a page`() {
    let table = table()
    table.press("down", "ctrl+d")
    #expect(table.cursor?.row == 4)
    #expect(table.content.first == "  r4")
    table.press("ctrl+u")
    #expect(table.cursor?.row == 1)
    #expect(table.content.first == "  r1")
  }

  @Test func `space moves by a page only where nothing can be acted on`() {
    let words = TableDriver(.words(nil, count: 20), width: 24, height: 6)
    words.press("space")
    #expect(words.cursor?.row == 5)
    let rows = (1...20).map {
      SliderRowController("s\($0)", Binding(0.5)) as any CellController
    }
    let sliders = TableDriver(TableGroup(rows: rows), width: 40, height: 6)
    sliders.press("space")
    #expect(sliders.cursor?.row == 0)
  }

  @Test func `a match that was out of view stands at a third of the window`() {
    let table = table(100, height: 12)
    table.press("/")
    table.type("r5")
    table.press("return")
    #expect(table.line(with: "> r5") == 5)
    table.press("n")
    #expect(table.line(with: "> r50") == 5)
    table.press("n")
    #expect(table.line(with: "> r51") == 6)
  }

  @Test(arguments: ["end", "G"])
  func `the end of a last row that is taller than the window is in view`(key: String) {
    let table = TableDriver(StopRow("top"), ProbeRow("note", lines: 9), width: 24, height: 6)
    for _ in 0..<2 {
      table.press(key)
      #expect(table.content.last == "  note 9")
      #expect(table.cursor == RowPath(group: 0, row: 1))
    }
    table.press("home")
    #expect(table.content.first == "> top")
  }

  @Test func `a row with the cursor that grows is seen whole`() {
    let row = GrowingRow()
    let rows = (1...10).map { StopRow("r\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows + [row]), width: 24, height: 6)
    table.stage.animatesChanges = false
    table.press("end")
    row.lines = 4
    table.controller.reloadRows(at: [RowPath(group: 0, row: 10)])
    table.update()
    #expect(table.content.suffix(4) == ["> grown 1", "  grown 2", "  grown 3", "  grown 4"])
  }

  private final class GrowingRow: SelectableRow {
    var lines = 1

    func configure(_ cell: TableCell) {
      cell.content = LinesContent((1...lines).map { TextContent("grown \($0)") })
    }

    func didSelect(_ row: RowContext) {}
  }

  @Test func `a page back in a window of another height shows every row`() {
    let table = table(200, height: 40)
    table.press("down", "down", "down", "down", "down", "pagedown")
    table.resize(width: 24, height: 12)
    let first = table.content[0]
    table.press("pageup")
    #expect(table.content.last == first || table.content.dropLast().last == first, "\(table.text)")
  }

  @Test func `a section that was shown stays at the top when the window grows`() {
    let groups = (0..<20).map { number in
      var group = TableGroup.stops("G\(number)", count: 5)
      group.indexTitle = String(UnicodeScalar(UInt8(97 + number)))
      return group
    }
    let table = TableDriver(groups[0], width: 24, height: 30)
    table.controller.tableGroups = groups
    table.resize(width: 24, height: 10)
    table.press("'")
    table.type("j")
    #expect(table.content[0].contains("G9"), "\(table.text)")
    table.resize(width: 24, height: 32)
    #expect(table.content[0].contains("G9"), "\(table.text)")
  }
}
