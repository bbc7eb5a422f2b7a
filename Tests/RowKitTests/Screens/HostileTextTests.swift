import RowKit
import RowKitTesting
import Testing

@MainActor struct HostileTextTests {
  private nonisolated static let texts = [
    "\u{1B}[2J\u{1B}]0;owned\u{07}", "line\nbreak\r\nand\ttab", "\u{202E}reversed\u{2066}",
    "e" + String(repeating: "\u{301}", count: 500), "\u{0}\u{1}\u{7F}\u{9B}31m", "\u{200B}\u{FEFF}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} family", "日本語の長い文字列はどこで切れるか",
    String(repeating: "wide 漢 ", count: 200), "\u{FFFE}\u{FFFF}", "\u{301}lonely", "\u{1F1E9}",
  ]

  @Test(arguments: texts)
  func `text of any origin is shown without controls and within its row`(text: String) throws {
    let table = TableDriver(
      TableGroup("before") {
        TextRowController(text, detail: text); StopRow("after")
      },
      width: 20)
    #expect(table.content.count == 8)
    let cell = try #require(table.controller.tableView.cell(at: RowPath(group: 0, row: 0)))
    let height = cell.height(forWidth: cell.state.width)
    #expect((1...4).contains(height))
    #expect(table.line(with: "after") == 2 + height)
    let scalars = table.lines.joined().unicodeScalars
    #expect(!scalars.contains { $0.isHostile })
  }

  @Test(arguments: texts)
  func `control characters in titles are shown as in rows`(text: String) {
    let screen = GenericTableController(title: text, style: .grouped)
    screen.tableGroups = [
      TableGroup(text, footer: text) {
        ActionRowController(text, confirmation: text) { _ in }
        TextRowController(text, detail: text, style: .subtitle, numberOfLines: 0)
      }
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 10))
    driver.press("return")
    driver.stage.showMessage(text)
    driver.update()
    let scalars = driver.lines.joined().unicodeScalars
    #expect(!scalars.contains { $0.isHostile })
    driver.press("escape", "/")
    driver.paste(text)
    driver.expectConsistentDrawing()
  }

  @Test(arguments: texts, [1, 2, 3, 5, 8, 13])
  func `it can be drawn at any width`(text: String, width: Int) {
    let table = TableDriver(
      TextRowController(text, detail: text), .action(text) { _ in }, width: width)
    table.press("down")
    table.expectConsistentDrawing()
  }

  @Test func `wide text keeps its columns`() {
    let table = TableDriver(
      .text("漢字", detail: "値"), .text("ab", detail: "cd"), width: 16)
    table.expect(
      """
      > 漢字       値
        ab         cd
      """)
  }

  @Test func `wide text is cut where it fits`() {
    let table = TableDriver(.text("日本語の文字"), width: 12)
    table.expect("> 日本語の…")
  }
}
