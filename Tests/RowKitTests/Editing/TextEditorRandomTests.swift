import RowKit
@testable import RowKitCore
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct TextEditorRandomTests {
  private static let pieces = [
    "a", "Z", " ", "é", "e\u{301}", "\u{301}", "東", "👩‍👩‍👧", "\u{1F1E9}", "\u{1F1EA}", "-", "7",
    "ab cd",
    "\u{200D}", "ש", "가",
  ]

  private static let keys = [
    "left", "right", "shift+left", "shift+right", "alt+b", "alt+f", "home", "end", "shift+home",
    "backspace", "delete", "ctrl+k", "ctrl+u", "alt+d", "alt+backspace", "ctrl+y", "ctrl+t",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an editor matches a naive editor`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var editor = TextEditor("Ada Lovelace")
    var naive = NaiveEditor("Ada Lovelace")
    for step in 0..<200 {
      var token = ""
      if Bool.random(using: &random), let piece = Self.pieces.randomElement(using: &random) {
        token = piece
        editor.insert(piece)
      } else if let key = Self.keys.randomElement(using: &random) {
        token = key
        editor.handle(try #require(KeyPress(key)), width: 20)
      }
      naive.press(token)
      try #require(editor.text == naive.text, "seed \(seed), step \(step), \(token)")
      try #require(editor.content.caret == naive.caret, "seed \(seed), step \(step), \(token)")
      try #require(
        editor.content.selection == naive.selection, "seed \(seed), step \(step), \(token)")
      #expect(editor.text.count == editor.content.count)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `undoing everything leads to the beginning, and doing it again to the end`(seed: UInt64)
    throws
  {
    var random = RandomNumbers(seed: seed)
    var editor = TextEditor("Ada")
    for _ in 0..<100 {
      if Bool.random(using: &random), let piece = Self.pieces.randomElement(using: &random) {
        editor.insert(piece)
      } else if let key = Self.keys.randomElement(using: &random) {
        editor.handle(try #require(KeyPress(key)), width: 20)
      }
    }
    let end = editor.text
    while editor.undo() {}
    #expect(editor.text == "Ada", "seed \(seed)")
    while editor.redo() {}
    #expect(editor.text == end, "seed \(seed)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a text never gets longer than it may`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var editor = TextEditor("", input: TextInput(maximumLength: 7))
    for _ in 0..<100 {
      if let piece = Self.pieces.randomElement(using: &random) { editor.insert(piece) }
      if Bool.random(using: &random) { editor.handle(KeyPress(.left), width: 20) }
      #expect(editor.content.count <= 7, "seed \(seed)")
    }
  }

  @Test(arguments: 1..<12)
  func `every place of a wrapped text is found by its line and column`(width: Int) {
    for sample in ["", "Ada", "Ada Lovelace wrote\nnotes\n", "東京 and 漢字", "\n\n", "a  b   c    "] {
      let text = EditedText(sample)
      let lines = text.lines(width: width)
      #expect(lines[0].lowerBound == 0)
      #expect(lines[lines.count - 1].upperBound == text.count)
      for line in lines.indices.dropFirst() {
        #expect(lines[line - 1].upperBound == lines[line].lowerBound)
      }
      for place in 0...text.count {
        let point = text.point(of: place, in: lines)
        #expect(text.place(at: point, in: lines) == place, "\(sample) \(place)")
      }
    }
  }
}
