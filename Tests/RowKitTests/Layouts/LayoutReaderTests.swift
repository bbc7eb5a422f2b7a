import RowKit
import RowKitTesting
import Testing

@MainActor struct LayoutReaderTests {
  @Test func `contents are placed as the file states`() {
    let driver = LayoutDriver(
      """
      {"rowHeight": 4, "content": {"lines": [
        {"columns": [{"symbol": "*", "width": 1}, {"text": "wide"},
                     {"text": "end", "alignment": "trailing", "width": 5}], "spacing": 1},
        {"space": 1},
        {"text": "middle", "alignment": "center"}
      ]}}
      """)
    #expect(driver.seen == "> * wide        end\n\n       middle\n\n  below")
  }

  @Test func `lines and columns have the spacing of the file`() {
    let driver = LayoutDriver(
      """
      {"content": {"lines": [{"text": "a"}, {"text": "b"},
        {"columns": [{"text": "c", "width": 1}, {"text": "d", "width": 1}], "spacing": 3}],
        "spacing": 1}}
      """)
    #expect(driver.seen == "> a\n\n  b\n\n  c   d\n  below")
  }

  @Test func `without a height the content decides`() {
    let driver = LayoutDriver(#"{"content": {"text": "words that wrap where there is no room"}}"#)
    #expect(driver.seen == "> words that wrap\n  where there is no\n  room\n  below")
  }

  @Test func `text may be truncated`() {
    let driver = LayoutDriver(
      #"{"content": {"text": "words that wrap where there is no room", "numberOfLines": 1}}"#)
    #expect(driver.seen == "> words that wrap …\n  below")
  }

  @Test func `styles are those of the file`() {
    let driver = LayoutDriver(
      ##"""
      {"content": {"lines": [
        {"text": "tint", "style": "tint"},
        {"text": "own", "style": {"foreground": "#102030", "bold": true, "italic": false}},
        {"symbol": "s", "style": {"foreground": "success", "background": "marked"}}
      ]}}
      """##, isFirst: false)
    #expect(driver.style(column: 2, line: 2).foreground == .role(.tint))
    #expect(driver.style(column: 2, line: 3).foreground == .rgb(0x10, 0x20, 0x30))
    #expect(driver.style(column: 2, line: 3).attributes == .bold)
    #expect(driver.style(column: 2, line: 4).foreground == .role(.success))
    #expect(driver.style(column: 2, line: 4).background == .role(.marked))
  }

  @Test(arguments: BadLayout.all) func `what is wrong is said`(layout: BadLayout) {
    let library = LayoutLibrary(["Bad": Array(layout.text.utf8)])
    var problems: [String] = []
    library.onProblem = { problems.append("\($0)") }
    #expect(library.content("Bad").problem.map { "\($0)" } == "Bad.json\(layout.problem)")
    #expect(problems == ["Bad.json\(layout.problem)"])
  }

  @Test func `a missing layout is reported`() {
    let problem = LayoutLibrary().content("None").problem
    #expect(problem.map { "\($0)" } == "None.json: there is no such layout.")
  }

  @Test func `every truncated layout is reported`() {
    let text = Array(
      ##"{"rowHeight": 2, "content": {"columns": [{"text": "a", "style": {"bold": true}}]}}"##.utf8)
    for end in 0..<text.count {
      #expect(LayoutLibrary(["A": Array(text[..<end])]).content("A").problem != nil)
    }
    #expect(LayoutLibrary(["A": text]).content("A").problem == nil)
  }

  @Test func `a file damaged anywhere is shown or reported`() {
    let text = Array(
      ##"""
      {"rowHeight": 2, "content": {"columns": [{"text": "ab", "style": {"bold": true}, "width": 7},
      {"lines": [{"gauge": 0.5}, {"symbol": "x", "outlet": "o"}], "spacing": 1}], "spacing": 3}}
      """##.utf8)
    var numbers = RandomNumbers(seed: 5)
    var isShown = 0
    for _ in 0..<1000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = "0123456789\"{}[]:,. -aeltx".utf8.randomElement(using: &numbers) ?? 0
      }
      let content = LayoutLibrary(["A": bytes]).content("A")
      isShown += content.problem == nil ? 1 : 0
      for width in [0, 1, 9, 40] { #expect(content.height(forWidth: width) > 0) }
      content.draw(on: Canvas(ScreenBuffer(size: ScreenSize(width: 9, height: 3))))
    }
    #expect((10..<990).contains(isShown))
  }

  @Test func `a file is read once`() {
    var names: [String] = []
    let library = LayoutLibrary { name in
      names.append(name)
      return name == "A" ? Array(#"{"content": {"text": "a"}}"#.utf8) : nil
    }
    for name in ["A", "B", "A", "B"] { _ = library.content(name) }
    #expect(names == ["A", "B"])
  }
}

/// An invalid layout, and the message about it after the name of the file.
struct BadLayout: CustomTestStringConvertible {
  let text: String
  let problem: String

  init(_ text: String, _ problem: String) {
    self.text = text
    self.problem = problem
  }

  var testDescription: String { text }

  static let all = [
    BadLayout("{\n  \"content\":", ":2:13: the text ends before the value does."),
    BadLayout("[]", ":1:1: expected an object, not a list."),
    BadLayout("{}", ":1:1: \"content\" is missing."),
    BadLayout(
      #"{"content": {"text": "a"}, "height": 2}"#,
      #":1:28: "height" isn't allowed here; use "$schema", "rowHeight" or "#
        + #""content"."#),
    BadLayout(
      #"{"rowHeight": 0, "content": {"text": "a"}}"#,
      #":1:15: "rowHeight" should be a whole number from 1 to 1000, not 0."#),
    BadLayout(
      #"{"rowHeight": 1.5, "content": {"text": "a"}}"#,
      #":1:15: "rowHeight" should be a whole number from 1 to 1000, not 1.5."#),
    BadLayout(
      #"{"content": {"text": 7}}"#, #":1:22: "text" should be a text, not 7."#),
    BadLayout(
      "{\"content\":\n  {\"text\": \"a\", \"alignment\": \"middle\"}}",
      #":2:30: "alignment" should be "leading", "center" or "trailing", not "middle"."#),
    BadLayout(
      #"{"content": {"txt": "a"}}"#,
      #":1:13: expected an object with "text", "symbol", "gauge", "lines", "columns" or "space", "#
        + #"not one with "txt"."#),
    BadLayout(
      #"{"content": {"text": "a", "symbol": "b"}}"#,
      #":1:27: "symbol" isn't allowed here; use "text", "style", "alignment", "#
        + #""numberOfLines", "outlet" or "width"."#),
    BadLayout(
      #"{"content": {"lines": {"text": "a"}}}"#,
      #":1:23: "lines" should be a list, not an object."#),
    BadLayout(
      #"{"content": {"columns": ["a"]}}"#, #":1:26: expected an object, not "a"."#),
    BadLayout(
      #"{"content": {"lines": [], "spacing": -1}}"#,
      #":1:38: "spacing" should be a whole number from 0 to 1000, not -1."#),
    BadLayout(
      #"{"content": {"text": "a", "width": 1001}}"#,
      #":1:36: "width" should be a whole number from 0 to 1000, not 1001."#),
    BadLayout(
      #"{"content": {"gauge": 2}}"#, #":1:23: "gauge" should be a number from 0 to 1, not 2."#),
    BadLayout(
      #"{"content": {"symbol": "a", "style": "loud"}}"#,
      #":1:38: "style" should be "plain", "bold", "secondary", "disabled", "tint", "#
        + #""destructive" or "header", or an object, not "loud"."#),
    BadLayout(
      #"{"content": {"symbol": "a", "style": {"bold": 1}}}"#,
      #":1:47: "bold" should be true or false, not 1."#),
    BadLayout(
      ##"{"content": {"symbol": "a", "style": {"foreground": "#12345"}}}"##,
      #":1:53: "foreground" should be "text", "secondaryText", "disabledText", "tint", "#
        + ##""destructive", "success", "warning", "header", "separator" or "marked", or "#" and "##
        + ##"six hexadecimal digits, not "#12345"."##),
    BadLayout(
      #"{"content": {"symbol": "a", "outlet": ""}}"#,
      #":1:39: "outlet" should be a name, not ""."#),
  ]
}
