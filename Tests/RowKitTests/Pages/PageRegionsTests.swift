import RowKit
import RowKitTesting
import Testing

@MainActor struct PageRegionsTests {
  @Test func `bars surround the table, and a side note is shown if there is room`() {
    let driver = driver(height: 6)
    driver.page.headerBar = PageBar(TextContent("header"))
    driver.page.footerBar = PageBar(TextContent("footer"))
    driver.page.sideNote = PageBar(TextContent("note"), extent: 10)
    driver.update()
    #expect(driver.seen == "header\n> a\n  b\n  c\n  d\nfooter")
    driver.resize(width: 80, height: 8)
    #expect(driver.content[1].hasSuffix(String(repeating: " ", count: 67) + "note"))
    driver.page.headerBar = nil
    driver.page.sideNote = nil
    driver.update()
    #expect(driver.seen == "> a\n  b\n  c\n  d\n  e\nfooter")
    driver.expectConsistentDrawing()
  }

  @Test(arguments: 0..<20)
  func `a panel keeps the row with the cursor in view, and the former view returns without it`(
    steps: Int
  ) {
    let driver = driver(height: 10)
    for _ in 0..<steps { driver.press("down") }
    let before = driver.seen
    driver.page.bottomPanel = PageBar(TextContent("suggestions"), extent: 5)
    driver.update()
    #expect(driver.content.prefix(5).contains { $0.hasPrefix(">") })
    if steps < 19 { #expect(!driver.content[4].hasPrefix(">")) }
    #expect(driver.content[5] == "suggestions")
    driver.expectConsistentDrawing()
    driver.page.bottomPanel = nil
    driver.update()
    #expect(driver.seen == before)
    driver.expectConsistentDrawing()
  }

  @Test func `the cursor may move over a panel, and stays in view without it`() {
    let driver = driver(height: 10)
    driver.page.bottomPanel = PageBar(TextContent("suggestions"), extent: 5)
    for _ in 0..<15 { driver.press("down") }
    driver.page.bottomPanel = nil
    driver.update()
    #expect(driver.seen.contains("> p"))
    driver.expectConsistentDrawing()
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `bars are hidden if the table needs their lines`(height: Int) {
    let driver = driver(height: 10)
    driver.page.headerBar = PageBar(TextContent("header"), extent: 4)
    driver.page.bottomPanel = PageBar(TextContent("panel"), extent: 4)
    driver.resize(width: 20, height: height)
    #expect(driver.lines.contains { $0.hasPrefix(">") })
    driver.expectConsistentDrawing()
  }

  private func driver(height: Int) -> PageDriver {
    PageDriver(sections: ["abcdefghijklmnopqrst"], height: height)
  }
}
