import RowKit
import RowKitSnapshots
import RowKitTesting
import Testing

@MainActor struct SVGSnapshotTests {
  private func settings() -> ScreenDriver {
    let screen = GenericTableController(title: "Settings", style: .grouped)
    screen.tableGroups = [
      TableGroup("Network", footer: "Signal <good> & strong.") {
        LinkRowController("Wi-Fi", value: { "Home" }) { TextScreen(title: "Wi-Fi", text: "") }
        TextRowController("Name", detail: "漢字")
        ActionRowController("Forget", isDestructive: true) { _ in }
      }
    ]
    return ScreenDriver(screen, size: ScreenSize(width: 30, height: 9))
  }

  @Test(arguments: ["dark", "light"])
  func `a screen looks as it did`(theme: String) throws {
    let svg = SVGSnapshot.svg(of: settings().frame, theme: try #require(Theme.named(theme)))
    expectGolden(svg, named: "settings-\(theme).svg")
  }

  @Test func `a search with its caret looks as it did`() {
    let screen = settings()
    screen.press("/")
    screen.type("wi")
    expectGolden(SVGSnapshot.svg(of: screen.frame), named: "search.svg")
  }

  @Test func `every look looks as it did`() {
    let buffer = ScreenBuffer(size: ScreenSize(width: 36, height: 8))
    let canvas = Canvas(buffer)
    let attributes: [(String, TextAttributes)] = [
      ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
      ("reverse", .reverse), ("strikethrough", .strikethrough),
    ]
    for (line, (name, attribute)) in attributes.enumerated() {
      canvas.text(name + " of words", line: line, style: Style(attributes: attribute))
      canvas.text("▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▐▀", at: 19, line: line, style: .tint)
    }
    for index in 0..<36 {
      canvas.text("•", at: index, line: 6, style: Style(foreground: .palette(UInt8(index * 7))))
    }
    canvas.text("┌┬─┐╭╮│├┼┤╰╯└┴─┘", line: 7, style: Style(foreground: .rgb(255, 120, 0)))
    expectGolden(SVGSnapshot.svg(of: buffer), named: "looks.svg")
  }

  @Test func `the same screen gives the same picture`() {
    let screen = settings()
    let first = SVGSnapshot.svg(of: screen.frame)
    screen.press("down", "up")
    #expect(SVGSnapshot.svg(of: screen.frame) == first)
  }

  @Test func `text is escaped in markup`() {
    let svg = svg(of: "</text><script>alert('x')</script> & \"more\"")
    #expect(!svg.contains("<script"))
    #expect(svg.contains("&lt;/text&gt;&lt;script&gt;alert(&apos;x&apos;)"))
  }

  @Test(arguments: [
    "\u{1B}[31mred", "\u{0}\u{8}\u{7F}\u{9B}", "\u{202E}back", "\u{FFFE}\u{FFFF}", "]]>",
    "e\u{301}",
    "👩‍👩‍👧 日本 ﷽", "\u{1F1E9}\u{1F1EA}", "tab\tand\nline",
  ])
  func `hostile text gives a valid document`(text: String) {
    let svg = svg(of: text)
    #expect(XMLChecker.isWellFormed(svg))
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!svg.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
    #expect(!svg.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }

  @Test func `a wide grapheme stands at its own column, and so does what follows`() {
    let svg = svg(of: "a漢b")
    #expect(svg.contains("<text x=\"12\" y=\"21\">a</text>"))
    #expect(svg.contains("<text x=\"21\" y=\"21\">漢</text>"))
    #expect(svg.contains("<text x=\"39\" y=\"21\">b</text>"))
  }

  @Test func `words in one look are one element with a length`() {
    #expect(svg(of: "two words").contains(" textLength=\"81\">two words</text>"))
    #expect(svg(of: "far  apart").contains(" textLength=\"27\">far</text>"))
  }

  @Test func `words from right to left are one element, apart from others`() {
    let svg = svg(of: "a سلام دنیا b")
    #expect(svg.contains(" textLength=\"81\">سلام دنیا</text>"), "\(svg)")
    #expect(svg.contains(">b</text>"))
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 40), (200, 1)])
  func `every extent gives a valid document`(width: Int, height: Int) {
    let buffer = ScreenBuffer(size: ScreenSize(width: width, height: height))
    Canvas(buffer).fill(Style(background: .role(.selection)))
    let svg = SVGSnapshot.svg(of: buffer, caret: ScreenPoint(column: 5, line: 5))
    #expect(XMLChecker.isWellFormed(svg))
  }

  private func svg(of text: String) -> String {
    let buffer = ScreenBuffer(size: ScreenSize(width: 60, height: 2))
    Canvas(buffer).text(text)
    return SVGSnapshot.svg(of: buffer)
  }
}
