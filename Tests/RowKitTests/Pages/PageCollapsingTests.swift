import RowKit
import RowKitTesting
import Testing

@MainActor struct PageCollapsingTests {
  @Test func `a header hides its rows, and shows them again`() {
    let driver = page()
    #expect(driver.seen == " ▾ One\n> a\n  b\n ▾ Two\n  c\nThree\n  d")
    driver.press("up")
    #expect(driver.seen == ">▾ One\n  a\n  b\n ▾ Two\n  c\nThree\n  d")
    #expect(driver.page.tableView.cursor == nil)
    driver.press("return")
    #expect(driver.seen == ">▸ One\n ▾ Two\n  c\nThree\n  d")
    driver.expectConsistentDrawing()
    driver.press("space")
    #expect(driver.seen == ">▾ One\n  a\n  b\n ▾ Two\n  c\nThree\n  d")
    driver.press("down")
    #expect(driver.page.tableView.cursor == RowPath(group: 0, row: 0))
    driver.expectConsistentDrawing()
  }

  @Test func `a key hides the rows of the section with the cursor, whose header has it then`() {
    let driver = page()
    driver.press("down", "z")
    #expect(driver.seen == ">▸ One\n ▾ Two\n  c\nThree\n  d")
    driver.press("down", "return", "up", "z")
    #expect(driver.seen == ">▾ One\n  a\n  b\n ▸ Two\nThree\n  d")
    driver.press("end", "z")
    driver.advance(by: .seconds(5))
    #expect(driver.seen == " ▾ One\n  a\n  b\n ▸ Two\nThree\n> d")
    driver.expectConsistentDrawing()
  }

  @Test func `every section may be hidden, and the cursor walks over the headers`() {
    let driver = page()
    driver.page.removeSection(at: 2)
    driver.press("z", "down", "z")
    #expect(driver.seen == " ▸ One\n>▸ Two")
    driver.press("home")
    #expect(driver.seen == ">▸ One\n ▸ Two")
    driver.press("end", "return")
    #expect(driver.seen == " ▸ One\n>▾ Two\n  c")
    driver.expectConsistentDrawing()
  }

  @Test func `a header has the cursor only until a selectable row appears`() {
    let driver = PageDriver()
    driver.page.addSection(PageSection("One", isCollapsible: true))
    driver.update()
    #expect(driver.seen == ">▾ One")
    driver.page.addRow(WordCell.self, data: "a")
    driver.update()
    #expect(driver.seen == " ▾ One\n> a")
    driver.press("up")
    driver.page.addRow(WordCell.self, data: "b")
    driver.update()
    #expect(driver.seen == ">▾ One\n  a\n  b")
    driver.expectConsistentDrawing()
  }

  @Test func `a click on the header does it too`() {
    let driver = page()
    driver.click(column: 4, line: 1)
    #expect(driver.seen == ">▸ One\n ▾ Two\n  c\nThree\n  d")
    driver.click(column: 4, line: 1)
    #expect(driver.seen == ">▾ One\n  a\n  b\n ▾ Two\n  c\nThree\n  d")
    driver.click(column: 1, line: 6)
    #expect(driver.words == ["ab", "c", "d"])
    #expect(!driver.page.isCollapsed(2))
  }

  @Test func `a stored context of a hidden row stays valid`() {
    let driver = page()
    let path = RowPath(group: 0, row: 1)
    let context = driver.page.context(at: path)
    driver.page.collapseSection(at: 0)
    driver.update()
    #expect(context.path == path)
    #expect(context.cell == nil)
    context.reload()
    context.showMessage("still there")
    #expect(driver.repairs.isEmpty)
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "x")
    #expect(context.path == RowPath(group: 0, row: 2))
    context.remove()
    #expect(driver.words == ["xa", "c", "d"])
    #expect(driver.repairs.isEmpty)
  }

  @Test func `hiding a row passes its edited text to it`() {
    let page = FieldsPage(style: .plain)
    page.addSection(PageSection("Fields", isCollapsible: true))
    page.add(Field("Name", ""))
    let driver = PageDriver(page)
    driver.press("return")
    driver.type("Ada")
    page.collapseSection(at: 0)
    driver.update()
    #expect(!page.isEditingText)
    #expect(page.data(Field.self, forRow: 0, in: 0)?.value == "Ada")
    driver.advance(by: .seconds(5))
    #expect(driver.seen == ">▸ Fields")
  }

  @Test func `rows are hidden and shown step by step`() {
    let driver = page(height: 12)
    driver.press("up")
    let stage = driver.stage
    stage.handle(.key(KeyPress(.return)), at: stage.now)
    #expect(stage.frame(at: stage.now) != nil)
    #expect(driver.page.tableView.visibleRows.first == RowPath(group: 1, row: 0))
    #expect(stage.nextDeadline.map { $0 > stage.now } == true)
    #expect(driver.lines.contains("  a"))
    driver.advance(by: .milliseconds(300))
    #expect(driver.seen == ">▸ One\n ▾ Two\n  c\nThree\n  d")
    #expect(stage.nextDeadline == nil)
    driver.expectConsistentDrawing()
  }

  @Test func `a card disappears with its rows`() {
    let driver = page(height: 14)
    driver.page.style = .grouped
    driver.update()
    driver.press("z")
    #expect(driver.content[..<4].joined(separator: "\n").replacingLines == " >▸ One\n\n  ▾ Two\n╭╮")
    driver.press("return")
    #expect(driver.content[..<3].joined(separator: "\n").replacingLines == " >▾ One\n╭╮\n│  a│")
    driver.expectConsistentDrawing()
  }

  @Test func `a group that isn't collapsible can't be hidden by a person`() {
    let driver = page()
    driver.press("end", "z")
    driver.advance(by: .seconds(5))
    #expect(driver.seen.hasSuffix("Three\n> d"))
    #expect(!driver.page.isCollapsed(2))
    driver.page.collapseSection(at: 2)
    driver.update()
    #expect(driver.seen == " ▾ One\n  a\n  b\n ▾ Two\n> c\nThree")
    driver.page.expandSection(at: 7)
    #expect(driver.repairs == [.ignored])
  }

  @Test func `a search finds nothing in hidden rows, and leaves them hidden`() {
    let driver = page()
    driver.press("z", "/")
    driver.type("a")
    #expect(!driver.seen.contains("  a"))
    driver.press("escape")
    #expect(driver.seen.hasPrefix(">▸ One\n"))
    driver.expectConsistentDrawing()
  }

  @Test func `the bottom line names the header's action`() {
    let driver = page(width: 60)
    #expect(!(driver.lines.last ?? "").contains("collapse"))
    driver.press("up")
    #expect((driver.lines.last ?? "").contains("⏎ collapse"))
    driver.press("return")
    #expect((driver.lines.last ?? "").contains("⏎ expand"))
  }

  @Test(arguments: [TableStyle.plain, .grouped], [1, 2, 3, 5, 30])
  func `whatever is hidden, moved and removed, all is drawn`(style: TableStyle, width: Int) {
    for seed in UInt64(1)...2 {
      var numbers = RandomNumbers(seed: seed)
      let driver = page(width: width, height: 6)
      driver.page.style = style
      for step in 0..<40 {
        let section = Int.random(in: 0..<3, using: &numbers)
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: driver.press("up")
        case 1: driver.press("down")
        case 2: driver.press("z")
        case 3: driver.press("return")
        case 4: driver.page.collapseSection(at: section)
        case 5: driver.page.expandSection(at: section)
        case 6: driver.page.removeRow(at: 0, in: section)
        case 7: driver.page.appendRow(to: section, cell: WordCell.self, data: "x")
        default: driver.press(["home", "end", "pageup", "pagedown"][section])
        }
        driver.update()
        driver.expectConsistentDrawing("seed \(seed) step \(step)")
        #expect(driver.page.tableView.cursor.map { !driver.page.isCollapsed($0.group) } ?? true)
      }
    }
  }

  private func page(width: Int = 20, height: Int = 10) -> PageDriver {
    let driver = PageDriver(width: width, height: height)
    driver.page.addSection(PageSection("One", isCollapsible: true))
    for word in ["a", "b"] { driver.page.addRow(WordCell.self, data: word) }
    driver.page.addSection(PageSection("Two", isCollapsible: true))
    driver.page.addRow(WordCell.self, data: "c")
    driver.page.addSection(PageSection("Three"))
    driver.page.addRow(WordCell.self, data: "d")
    driver.update()
    driver.press("home", "down")
    return driver
  }
}

extension String {
  /// Without blanks before the right edge of a card, and the lines of its edges.
  fileprivate var replacingLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let edge = line.last == "│" ? "│" : ""
      var line = line.filter { $0 != "─" }.dropLast(edge.count)
      while line.last == " " { line.removeLast() }
      return line + edge
    }.joined(separator: "\n")
  }
}
