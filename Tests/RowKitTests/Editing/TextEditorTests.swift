import RowKit
import Testing

struct TextEditorTests {
  /// The text after some keys, with `|` at the caret and brackets around the selection.
  private func picture(
    _ text: String, _ keys: String, input: TextInput = TextInput(), width: Int = 20
  ) throws -> String {
    var editor = TextEditor(text, input: input)
    for token in try KeyToken.script(keys) {
      switch token {
      case .key(let key): editor.handle(key, width: width)
      case .text(let text): for character in text { editor.insert(String(character)) }
      case .wait: break
      }
    }
    return picture(editor.content)
  }

  private func picture(_ content: EditedText) -> String {
    var result = ""
    for place in 0...content.count {
      if place == content.selection?.lowerBound { result += "[" }
      if place == content.caret { result += "|" }
      if place == content.selection?.upperBound { result += "]" }
      if place < content.count { result += content.text(in: place..<place + 1) }
    }
    return result
  }

  @Test(arguments: [
    ("ctrl+a", "|Ada Lovelace"), ("home right right", "Ad|a Lovelace"),
    ("ctrl+a ctrl+f ctrl+f ctrl+b", "A|da Lovelace"), ("alt+b", "Ada |Lovelace"),
    ("alt+b alt+b alt+f", "Ada| Lovelace"), ("ctrl+left", "Ada |Lovelace"),
    ("shift+left shift+left", "Ada Lovela[|ce]"), ("shift+home", "[|Ada Lovelace]"),
    ("alt+a", "[Ada Lovelace|]"), ("shift+home left", "|Ada Lovelace"),
    ("shift+left right", "Ada Lovelace|"), ("ctrl+h", "Ada Lovelac|"),
    ("home ctrl+d", "|da Lovelace"), ("ctrl+w", "Ada |"), ("ctrl+u", "|"),
    ("home alt+d", "| Lovelace"), ("alt+b ctrl+k", "Ada |"), ("alt+backspace", "Ada |"),
    ("ctrl+t", "Ada Lovelaec|"), ("home right ctrl+t", "dA|a Lovelace"),
    ("alt+b ctrl+k home ctrl+y", "Lovelace|Ada "), ("alt+delete", "|"),
    ("ctrl+w ctrl+w ctrl+y", "Ada Lovelace|"), ("ctrl+w ctrl+_", "Ada Lovelace|"),
    ("ctrl+w ctrl+_ alt+/", "Ada |"), ("ctrl+w ctrl+_ ctrl+shift+z", "Ada |"),
    ("shift+home x", "x|"), ("shift+home ctrl+y", "[|Ada Lovelace]"),
    ("shift+left \"ed\"", "Ada Lovelaced|"), ("shift+left e ctrl+_", "Ada Lovelace|"),
    ("shift+home ctrl+x ctrl+y ctrl+y", "Ada LovelaceAda Lovelace|"),
    ("left insert", "Ada Lovelac|e"),
  ])
  func `keys edit as in readline`(keys: String, expected: String) throws {
    #expect(try picture("Ada Lovelace", keys) == expected)
  }

  @Test func `typing a word is one step to undo`() throws {
    #expect(try picture("", "\"one two three\" ctrl+_") == "one two |")
    #expect(try picture("", "\"one two three\" ctrl+_ ctrl+_") == "one |")
    #expect(try picture("", "\"one two\" left \"x\" ctrl+_") == "one tw|o")
  }

  @Test func `a text replaces a selection that is equal to it`() {
    for types in [false, true] {
      var editor = TextEditor("1")
      editor.selectAll()
      if types { editor.type("12") } else { for text in ["1", "2"] { editor.insert(text) } }
      #expect(editor.text == "12")
      editor.undo()
      #expect(editor.text == "1")
    }
  }

  @Test func `a whole text that is equal leaves the caret`() {
    var editor = TextEditor("ABC")
    editor.move(to: 1, extending: false)
    editor.replaceAll(with: "ABC")
    #expect(editor.content.caret == 1)
  }

  @Test func `a text is edited until it is the initial one again`() {
    var editor = TextEditor("a")
    for _ in 0..<250 {
      editor.insert("x")
      editor.move(to: 0, extending: false)
    }
    while editor.undo() {}
    #expect(editor.isEdited && editor.text.count == 51)
    editor.replaceAll(with: "a")
    #expect(!editor.isEdited)
  }

  @Test func `copying returns the text and leaves it unchanged`() {
    var editor = TextEditor("Ada Lovelace")
    #expect(editor.handle(KeyPress("w", .alt), width: 9) == .copied("Ada Lovelace"))
    editor.handle(KeyPress(.left, [.alt, .shift]), width: 9)
    #expect(editor.handle(KeyPress("x", .control), width: 9) == .copied("Lovelace"))
    #expect(editor.text == "Ada ")
  }

  @Test func `a secure text is neither copied nor kept for pasting`() {
    var editor = TextEditor("secret", input: TextInput(isSecure: true))
    #expect(editor.handle(KeyPress("w", .alt), width: 9) == .handled)
    #expect(editor.handle(KeyPress("x", .control), width: 9) == .ignored)
    #expect(editor.text == "secret")
    editor.handle(KeyPress("u", .control), width: 9)
    #expect(editor.text.isEmpty)
    #expect(editor.cutText.isEmpty)
  }

  @Test func `a pasted line loses its line break in a field of one line`() {
    var editor = TextEditor("a")
    _ = editor.insert("hello\r\n\n")
    #expect(editor.text == "ahello")
    editor.selectAll()
    #expect(!editor.insert("\n") && editor.text == "ahello")
    _ = editor.type("b\nc")
    #expect(editor.text == "b c")
    var lines = TextEditor("a", input: .multiline)
    _ = lines.insert("hello\n")
    #expect(lines.text == "ahello\n")
  }

  @Test func `line breaks of pasted text become harmless, and controls are refused`() {
    var line = TextEditor()
    line.insert("Ada\r\nLove\tlace\n")
    #expect(line.text == "Ada Love lace")
    line.insert("a\u{1B}[31m\u{7}b")
    #expect(line.text == "Ada Love lace")
    #expect(line.refusal == .control)
    var lines = TextEditor(input: TextInput(isMultiline: true))
    lines.insert("Ada\r\nLovelace\r")
    #expect(lines.text == "Ada\nLovelace\n")
  }

  @Test(arguments: [
    (KeyboardKind.number, "-12.5", "1 2", Character(" ")), (.email, "ab@c.d", "a b@c.d", " "),
    (.phone, "+44 (0)20", "20x", "x"), (.url, "http://ab", "http://a b", " "),
  ])
  func `a keyboard accepts only text that suits its field, all or nothing`(
    kind: KeyboardKind, taken: String, refused: String, sign: Character
  ) {
    var editor = TextEditor(input: TextInput(keyboard: kind))
    editor.insert(taken)
    #expect(editor.text == taken)
    editor.insert(refused)
    #expect(editor.text == taken)
    #expect(editor.refusal == .sign(sign))
    editor.handle(KeyPress(.left), width: 9)
    #expect(editor.refusal == nil)
  }

  @Test func `a paste that has no room is refused whole`() {
    var editor = TextEditor("ab", input: TextInput(maximumLength: 5))
    editor.handle(KeyPress(.home), width: 9)
    editor.insert("12345")
    #expect(picture(editor.content) == "|ab")
    #expect(editor.refusal == .length(5))
    editor.insert("123")
    #expect(picture(editor.content) == "123|ab")
  }

  @Test func `a change to unacceptable text is refused`() {
    var editor = TextEditor(input: TextInput(allows: { $0 != "z" }, accepts: { $0 != "ab" }))
    for letter in ["z", "a", "b", "c"] { editor.insert(letter) }
    #expect(editor.text == "ac")
    #expect(editor.refusal == nil)
    editor.insert("z")
    #expect(editor.refusal == .sign("z"))
  }

  @Test(arguments: [
    ("up", "one two thre|e\nfour"), ("home up", "one two |three\nfour"),
    ("up up", "one |two three\nfour"), ("up up down down", "one two three\nfour|"),
    ("ctrl+home ctrl+k ctrl+k", "|four"), ("return", "one two three\nfour\n|"),
    ("home ctrl+u", "one two three|four"),
  ])
  func `lines are moved through where the text wraps`(keys: String, expected: String) throws {
    let input = TextInput(isMultiline: true)
    let text = try picture("one two three\nfour", keys, input: input, width: 10)
    // The lines are "one two ", "three" and "four".
    #expect(text == expected)
  }

  @Test func `the caret moves by whole characters`() throws {
    #expect(try picture("e\u{301}👩‍👩‍👧東", "left left backspace") == "|👩‍👩‍👧東")
    var editor = TextEditor("e")
    editor.insert("\u{301}")
    #expect(editor.content.caret == 1)
  }

  @Test(arguments: [
    ("ctrl+home pagedown", 10), ("ctrl+home pagedown pagedown pagedown", 24),
    ("pageup", 14), ("pageup pageup pageup", 0), ("pageup pagedown", 24),
  ])
  func `Page Up and Page Down move by ten lines, up to the ends`(keys: String, line: Int) throws {
    let text = (0...24).map(String.init).joined(separator: "\n")
    let lines = try picture(text, keys, input: .multiline).split(separator: "\n")
    #expect(lines.firstIndex { $0.contains("|") } == line)
  }

  @Test func `Page Down keeps the column and selects with Shift`() throws {
    let text = "abcdef\n" + String(repeating: "x\n", count: 9) + "abcdef\nx"
    #expect(
      try picture(text, "ctrl+home right right right pagedown", input: .multiline)
        .hasSuffix("abc|def\nx"))
    #expect(
      try picture(text, "ctrl+home shift+pagedown", input: .multiline).hasPrefix("[abcdef"))
  }
}
