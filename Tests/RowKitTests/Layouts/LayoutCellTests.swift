import RowKit
import RowKitTesting
import Testing

@MainActor struct LayoutCellTests {
  private let layout = """
    {"rowHeight": 2, "content": {"columns": [
      {"symbol": "?", "outlet": "sign", "width": 1},
      {"text": "Title", "outlet": "title"}
    ], "spacing": 1}}
    """

  @Test func `code sets what has a name`() {
    let driver = LayoutDriver(layout, cell: TitleCell.self)
    #expect(driver.seen == "> ! data\n\n  below")
    driver.page.setData("other", forRow: 0, in: 0)
    driver.update()
    #expect(driver.seen == "> ! other\n\n  below")
    #expect(driver.problems.isEmpty)
    driver.expectConsistentDrawing()
  }

  @Test func `a cell that is used again shows nothing of the row before`() {
    let driver = LayoutDriver(layout, cell: SometimesCell.self)
    for word in ["", "x", ""] {
      driver.page.addRow(at: 0, in: 0, cell: SometimesCell.self, data: word, animation: .none)
    }
    driver.update()
    #expect(driver.content[0].contains("Title"))
    #expect(driver.content[2].contains("x"))
    #expect(driver.content[4].contains("Title"))
  }

  @Test func `a row shows the problem of its layout`() {
    let driver = LayoutDriver(#"{"content": {"text": 7}}"#, cell: TitleCell.self)
    #expect(
      driver.seen == """
        > Layout.json:1:22:
          "text" should be
          a text, not 7.
          below
        """)
    #expect(driver.problems == [#"Layout.json:1:22: "text" should be a text, not 7."#])
    driver.press("down", "up")
    #expect(driver.problems.count == 1)
  }

  @Test func `where problems are not shown, the texts that code sets are`() {
    let driver = LayoutDriver("{", showsProblems: false, cell: TitleCell.self)
    #expect(driver.seen == "> !\n  data\n  below")
    #expect(driver.problems.count == 1)
  }

  @Test func `an outlet that the layout doesn't have is a problem`() {
    let text = #"{"content": {"text": "a", "outlet": "words"}}"#
    let driver = LayoutDriver(text, cell: TitleCell.self)
    let problem = #"Layout.json: code sets the outlet "sign"; there is only "words"."#
    #expect(driver.problems == [problem])
    #expect(driver.seen.hasPrefix("> Layout.json: code\n  sets"))
    let quiet = LayoutDriver(text, showsProblems: false, cell: TitleCell.self)
    #expect(quiet.problems == [problem])
    #expect(quiet.seen == "> a\n  !\n  data\n  below")
  }

  @Test func `an outlet of another kind is a problem`() {
    let text = #"""
      {"content": {"lines": [
        {"symbol": "a", "outlet": "title"}, {"symbol": "", "outlet": "sign"}]}}
      """#
    let driver = LayoutDriver(text, cell: TitleCell.self)
    #expect(
      driver.problems == [
        #"Layout.json:2:29: code sets the outlet "title" as a text; it is a symbol."#
      ])
  }

  @Test func `a content of another kind than the layout's is read as it was set`() {
    let text = #"{"content": {"symbol": "a", "outlet": "title"}}"#
    let library = LayoutLibrary(["Layout": Array(text.utf8)])
    var content = library.content("Layout")
    #expect(content[Outlet<TextContent>("title")] == .blank)
    content[Outlet<TextContent>("title")].text = "data"
    #expect(content[Outlet<TextContent>("title")].text == "data")
    #expect(content[Outlet<SymbolContent>("title")].glyph == "a")
  }

  @Test func `a problem that came before anyone listened is reported later`() {
    let driver = LayoutDriver("{", cell: TitleCell.self)
    let library = LayoutLibrary(["Layout": Array("{".utf8)])
    driver.page.layouts = library
    driver.update()
    var problems: [LayoutError] = []
    library.onProblem = { problems.append($0) }
    for _ in 0..<2 {
      driver.page.setData("other", forRow: 0, in: 0)
      driver.update()
    }
    #expect(problems.count == 1)
  }

  @Test func `a height of the class goes before that of the layout`() {
    let driver = LayoutDriver(layout, cell: HighCell.self)
    #expect(driver.seen == "> ? Title\n\n\n  below")
    driver.page.constantRowHeight = true
    driver.update()
    #expect(driver.seen == "> ? Title\n  below")
  }

  @Test func `an outlet without a layout does nothing`() {
    let cell = TitleCell()
    cell[Outlet<TextContent>("title")].text = "a"
    #expect(cell[Outlet<TextContent>("title")] == .blank)
  }

  @Test func `a header may be a layout`() {
    let library = LayoutLibrary(["Header": Array(layout.utf8)])
    var header = library.content("Header")
    header[Outlet<TextContent>("title")].text = "Numbers"
    let page = PageTableController(style: .plain)
    page.addSection(PageSection("Numbers", header: header))
    page.addRow(WordCell.self, data: "a")
    #expect(PageDriver(page).seen == "? Numbers\n> a")
  }

  @Test func `other layouts are shown at once`() {
    let driver = LayoutDriver(layout, cell: TitleCell.self)
    driver.page.layouts = LayoutLibrary([
      "Layout": Array(
        #"{"content": {"lines": [{"text": "", "outlet": "title"}, "#.utf8)
        + Array(#"{"symbol": "", "outlet": "sign"}]}}"#.utf8)
    ])
    driver.update()
    #expect(driver.seen == "> data\n  !\n  below")
  }
}

private final class TitleCell: PageCell<String> {
  private let sign = Outlet<SymbolContent>("sign")
  private let title = Outlet<TextContent>("title")

  override class var layoutName: String? { "Layout" }

  override func configure(for data: String) {
    super.configure(for: data)
    self[sign].glyph = "!"
    self[title].text = data
  }
}

private final class SometimesCell: PageCell<String> {
  override class var layoutName: String? { "Layout" }

  override func configure(for data: String) {
    super.configure(for: data)
    if !data.isEmpty { self[Outlet<TextContent>("title")].text = data }
  }
}

private final class HighCell: LayoutCell {
  override class func rowHeight(for data: String, width: Int) -> Int? { 3 }
}
