import RowKit
import Testing

@MainActor struct PromptLineTests {
  private func prompt(_ text: String, _ keys: String = "") throws -> PromptLine {
    var prompt = PromptLine("find: ", text: text)
    for token in try KeyToken.script(keys) {
      if case .key(let key) = token { prompt.handle(key) }
      if case .text(let text) = token { prompt.insert(text) }
    }
    return prompt
  }

  /// The line with `|` before the column of the caret.
  private func picture(_ prompt: PromptLine, width: Int = 20) -> String {
    let buffer = ScreenBuffer(size: ScreenSize(width: width, height: 1))
    prompt.draw(on: Canvas(buffer))
    var line = buffer.text(line: 0)
    line += String(repeating: " ", count: max(0, width - line.count))
    let caret = line.index(line.startIndex, offsetBy: prompt.caretColumn(width))
    return line[..<caret] + "|" + line[caret...].trimmingBlanks
  }

  @Test(arguments: [
    ("Ada", "", "find: Ada|"), ("Ada", "home", "find: |Ada"), ("Ada", "left x", "find: Adx|a"),
    ("Ada Lovelace", "ctrl+w", "find: Ada |"), ("Ada", "ctrl+u", "find: |"),
    ("Ada", "ctrl+u ctrl+_", "find: Ada|"),
  ])
  func `it is edited as any field`(text: String, keys: String, expected: String) throws {
    #expect(picture(try prompt(text, keys)) == expected)
  }

  @Test func `a long text scrolls with the caret`() throws {
    #expect(picture(try prompt("Augusta Ada Lovelace")) == "find: …Ada Lovelace|")
    #expect(picture(try prompt("Augusta Ada Lovelace", "home")) == "find: |Augusta Ada Lo")
    #expect(picture(try prompt("Ada"), width: 3) == "fi|n")
  }

  @Test func `a selection ends at the end of the text`() throws {
    let canvas = Canvas(ScreenBuffer(size: ScreenSize(width: 20, height: 1)))
    #expect(try prompt("Ada").draw(on: canvas) == 9)
    #expect(try prompt("Augusta Ada Lovelace", "home").draw(on: canvas) == 20)
  }

  @Test func `deleting without text leaves the field`() throws {
    #expect(try prompt("").leaves(with: KeyPress(.backspace)))
    #expect(try prompt("").leaves(with: KeyPress("h", .control)))
    #expect(try !prompt("a").leaves(with: KeyPress(.backspace)))
    #expect(try !prompt("").leaves(with: KeyPress("u", .control)))
  }

  @Test func `a line that is full says so until the next key`() throws {
    var prompt = try prompt("")
    prompt.type(String(repeating: "x", count: 2000))
    #expect(prompt.text.count == PromptLine.limit)
    #expect(
      picture(prompt, width: 50) == "find: …xxxxxxxxxxxxxxxxx|  At most 1000 characters")
    prompt.handle(KeyPress(.backspace))
    #expect(!picture(prompt, width: 50).contains("At most"))
  }

  @Test func `pasted lines become one`() throws {
    var prompt = try prompt("")
    prompt.insert("a\nb")
    #expect(prompt.text == "a b")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
