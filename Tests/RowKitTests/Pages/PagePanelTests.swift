import RowKit
import RowKitTesting
import Testing

@MainActor struct PagePanelTests {
  @Test func `a panel appears while a text is edited, and the field stays in view`() {
    let driver = fields(8, height: 16)
    driver.page.keyboardPanel = PageBar(TextContent("keys"), extent: 8)
    for _ in 0..<6 { driver.press("down") }
    let before = driver.seen
    driver.press("return")
    #expect(driver.content[8] == "keys")
    let caret = driver.stage.screen.caret
    #expect(caret.map { $0.line <= 7 } == true)
    #expect(driver.content[..<8].contains("> 6"))
    #expect(driver.content[7].trimmedBlanks == "7")
    driver.press("tab")
    #expect(driver.content[8] == "keys")
    driver.press("shift+tab", "escape")
    #expect(driver.seen == before)
    driver.expectConsistentDrawing()
  }

  @Test(arguments: 0..<8, [5, 9, 12])
  func `a smaller screen leaves the edited row in view with a line, and takes nothing with it`(
    row: Int, lines: Int
  ) {
    let driver = fields(8, height: 20)
    for _ in 0..<row { driver.press("down") }
    driver.press("return")
    let before = driver.seen
    let caret = driver.stage.screen.caret
    driver.resize(width: 20, height: lines + 2)
    let place = driver.stage.screen.caret.map { $0.line - 1 } ?? -1
    #expect((1..<lines).contains(place))
    #expect(row == 7 || place < lines - 1)
    driver.expectConsistentDrawing()
    driver.resize(width: 20, height: 22)
    #expect(driver.seen == before)
    #expect(driver.stage.screen.caret == caret)
    driver.expectConsistentDrawing()
  }

  @Test func `an editor of several lines keeps its caret in view, and its place`() {
    let driver = fields(8, height: 18, multiline: true)
    for _ in 0..<7 { driver.press("down") }
    driver.press("return")
    driver.type("a\nb\nc\nd\ne\nf\ng")
    let before = driver.seen
    let caret = driver.stage.screen.caret
    driver.page.bottomPanel = PageBar(TextContent("panel"), extent: 12)
    driver.update()
    #expect(driver.content[..<6].contains { $0.contains("g") })
    driver.press("up", "up", "up", "up", "up", "up")
    #expect(driver.stage.screen.caret.map { (1...6).contains($0.line) } == true)
    driver.press("ctrl+a", "down", "down", "down", "down", "down", "down", "ctrl+e")
    driver.page.bottomPanel = nil
    driver.update()
    #expect(driver.seen == before)
    #expect(driver.stage.screen.caret == caret)
    driver.expectConsistentDrawing()
  }

  @Test(arguments: [0, 1, 6, 7, 12, 13, 18, 19])
  func `nested panels and sizes are undone in any order`(cursor: Int) {
    for order in 0..<4 {
      let driver = PageDriver(sections: ["abcdefghijklmnopqrst"], height: 16)
      for _ in 0..<cursor { driver.press("down") }
      let before = driver.seen
      let page = driver.page
      page.bottomPanel = PageBar(TextContent("one"), extent: 4)
      driver.update()
      driver.resize(width: 20, height: 14)
      page.bottomPanel = PageBar(TextContent("two"), extent: 7)
      driver.update()
      #expect(driver.content.contains { $0.hasPrefix(">") })
      driver.expectConsistentDrawing()
      if order & 1 == 0 {
        page.bottomPanel = PageBar(TextContent("one"), extent: 2)
        driver.update()
      }
      if order & 2 == 0 {
        driver.resize(width: 20, height: 18)
        page.bottomPanel = nil
      } else {
        page.bottomPanel = nil
        driver.update()
        driver.resize(width: 20, height: 18)
      }
      driver.update()
      #expect(driver.seen == before, "order \(order)")
      driver.expectConsistentDrawing()
    }
  }

  @Test func `scrolling under a panel keeps the reached position`() {
    let driver = PageDriver(sections: ["abcdefghijklmnopqrst"], height: 10)
    driver.page.bottomPanel = PageBar(TextContent("panel"), extent: 5)
    driver.update()
    driver.wheel(3)
    driver.page.bottomPanel = nil
    driver.update()
    #expect(driver.seenWords == "jklmnopqrs")
  }

  @Test func `the place follows its row when others come above`() {
    let driver = PageDriver(sections: ["abcdefghijklmnopqrst"], height: 10)
    for _ in 0..<12 { driver.press("down") }
    let before = driver.seen
    driver.page.bottomPanel = PageBar(TextContent("panel"), extent: 5)
    driver.update()
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "above")
    driver.update()
    driver.page.bottomPanel = nil
    driver.update()
    #expect(driver.seen == before)
  }

  private func fields(_ count: Int, height: Int, multiline: Bool = false) -> PageDriver {
    let page = FieldsPage(style: .plain)
    for number in 0..<count {
      page.add(Field(multiline && number == count - 1 ? "Note" : "\(number)", ""))
    }
    return PageDriver(page, width: 20, height: height)
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmedBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
