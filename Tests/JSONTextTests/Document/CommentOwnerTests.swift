import JSONText
import TestTraits
import Testing

/// Comments beside values, which stay with them through every change.
@Suite(.computes) struct CommentOwnerTests {
  @Test(arguments: [
    ("[\"a\" /* about a */]", "[\"a\" /* about a */, \"new\"]"),
    ("[\"a\", /* about a */]", "[\"a\" /* about a */, \"new\",]"),
    ("[\"a\" // about a\n]", "[\"a\", // about a\n  \"new\"\n]"),
    ("[\"a\", // about a\n]", "[\"a\", // about a\n  \"new\",\n]"),
    ("[\n  \"a\" /* about a */]", "[\n  \"a\", /* about a */\n  \"new\"]"),
    ("[\n  \"a\" /* about\n a */\n]", "[\n  \"a\", /* about\n a */\n  \"new\"\n]"),
    ("[\"a\" /* 1 */ /* 2 */ // 3\n]", "[\"a\", /* 1 */ /* 2 */ // 3\n  \"new\"\n]"),
  ])
  func `a comment stays with the last value`(text: String, expected: String) throws {
    var document = try JSONDocument(parsing: text)
    try document.insert(JSONValue(.string("new")), at: .max, in: [])
    #expect(document.text == expected)
  }

  @Test func `a comment stays with the last member`() throws {
    var document = try JSONDocument(parsing: "{\"a\": 1 /* about a */}")
    try document.setValue(JSONValue(.bool(true)), at: ["b"])
    #expect(document.text == "{\"a\": 1 /* about a */, \"b\": true}")
  }

  @Test func `a value is inserted before the comment of the one below`() throws {
    var document = try JSONDocument(parsing: "[/* about a */ 1, /* about b */ 2]")
    try document.insert(JSONValue(.bool(true)), at: 1, in: [])
    #expect(document.text == "[/* about a */ 1, true, /* about b */ 2]")
    try document.insert(JSONValue(.bool(false)), at: 0, in: [])
    #expect(document.text == "[false, /* about a */ 1, true, /* about b */ 2]")
  }

  @Test(arguments: [
    ("[1 /* a */, 2 /* b */]", 1, 0, "[2 /* b */, 1 /* a */]"),
    ("[1, 2 // b\n]", 1, 0, "[2, // b\n   1\n]"),
    ("[/* a */ 1, /* b */ 2]", 0, 1, "[/* b */ 2, /* a */ 1]"),
  ])
  func `a moved value takes the comments beside it along`(
    text: String, from: Int, to: Int, expected: String
  ) throws {
    var document = try JSONDocument(parsing: text)
    try document.move(from, to: to, in: [])
    #expect(document.text == expected)
  }

  @Test(arguments: [
    ("[1 /* a */, 2 /* b */]", 1, "[1 /* a */]"), ("[1, // a\n 2]", 0, "[\n 2]"),
    ("[1, /* b */ 2]", 1, "[1]"), ("[1, 2 // b\n]", 1, "[1\n]"), ("[/* a */ 1]", 0, "[]"),
  ])
  func `a removed value takes the comments beside it along`(
    text: String, place: Int, expected: String
  ) throws {
    var document = try JSONDocument(parsing: text)
    try document.remove(at: [.index(place)])
    #expect(document.text == expected)
  }

  // MARK: At random

  @Test(arguments: 0..<8)
  func `comments beside values stay with them through changes at random`(part: Int) throws {
    for seed in part * 100..<part * 100 + 100 {
      var dice = Dice(state: UInt64(seed) &* 7919 &+ 11)
      var model = (0..<dice.roll(5)).map { "v\($0)" }
      var document = try JSONDocument(parsing: text(of: model, &dice))
      for step in 0..<8 {
        let before = document.text
        try change(&document, &model, &dice, step)
        let comment: Comment = "seed \(seed), step \(step):\n\(before)\nbecame\n\(document.text)"
        #expect(try JSONDocument(parsing: document.bytes).value.names == model, comment)
        let notes = NaiveNotes(document.text).owners
        for (note, owner) in notes { #expect(note.prefix { $0 != "." } == owner[...], comment) }
        let kept = NaiveNotes(before).owners.filter { model.contains($0.value) }
        #expect(Set(kept.keys) == Set(notes.keys), comment)
        if document.value.names != model { return }
      }
    }
  }

  private func change(
    _ document: inout JSONDocument, _ model: inout [String], _ dice: inout Dice, _ step: Int
  ) throws {
    switch dice.roll(3) {
    case 1 where !model.isEmpty:
      let place = dice.roll(model.count)
      try document.remove(at: [.index(place)])
      model.remove(at: place)
    case 2 where !model.isEmpty:
      let (from, to) = (dice.roll(model.count), dice.roll(model.count))
      try document.move(from, to: to, in: [])
      model.insert(model.remove(at: from), at: to)
    default:
      let place = dice.roll(model.count + 1)
      try document.insert(JSONValue(.string("n\(step)")), at: place, in: [])
      model.insert("n\(step)", at: place)
    }
  }

  /// Returns a list in any layout, with comments that name the value beside them.
  private func text(of values: [String], _ dice: inout Dice) -> String {
    let newline = ["\n", "\n", "\r\n", "\r"][dice.roll(4)]
    let breaks = dice.roll(4)
    let isTrailing = dice.isOneIn(3)
    var text = "["
    for (index, value) in values.enumerated() {
      let startsLine = dice.roll(3) < breaks || text.hasSuffix("~")
      text = text.hasSuffix("~") ? String(text.dropLast()) : text
      text += startsLine ? newline + "  " : index > 0 ? [" ", ""][dice.roll(2)] : ""
      if dice.isOneIn(4) { text += "/* \(value).l */ " }
      text += "\"\(value)\""
      if dice.isOneIn(3) { text += " /* \(value).\(dice.isOneIn(4) ? newline : "")b */" }
      guard index + 1 < values.count || isTrailing else { break }
      if dice.isOneIn(8) { text += " // \(value).o" + newline }
      text += ","
      // Only a line break makes the comment one of the value before it.
      if dice.isOneIn(4) { text += [" // \(value).e~", " /* \(value).m */~"][dice.roll(2)] }
    }
    if text.hasSuffix("~") { return text.dropLast() + newline + "]" }
    if dice.isOneIn(3), !values.isEmpty { text += " // \(values[values.count - 1]).z" + newline }
    return text + "]"
  }
}

extension JSONValue {
  /// The texts of a list.
  fileprivate var names: [String] { array?.compactMap(\.string) ?? [] }
}

/// The comments of a list of strings with the values beside them, found token by token.
private struct NaiveNotes {
  /// The values by the texts of their comments.
  private(set) var owners: [String: String] = [:]

  private enum Token: Equatable {
    case value(String), note(String), comma, newline, end
  }

  init(_ text: String) {
    let tokens = NaiveNotes.tokens(Array(text.unicodeScalars))
    for (place, token) in tokens.enumerated() {
      guard case .note(let note) = token else { continue }
      let before = NaiveNotes.value(before: place, in: tokens)
      let after = NaiveNotes.value(after: place, in: tokens)
      let comma = tokens[..<place].lastIndex(of: .comma)
      let value = tokens[..<place].lastIndex { if case .value = $0 { true } else { false } }
      let isBehindComma = (comma ?? -1) > (value ?? -1)
      if let before, !isBehindComma || after == nil {
        owners[note] = before
      } else if let after {
        owners[note] = after
      }
    }
  }

  /// Returns the value before a comment on its line, behind which only commas and comments follow.
  private static func value(before place: Int, in tokens: [Token]) -> String? {
    for token in tokens[..<place].reversed() {
      switch token {
      case .value(let value): return value
      case .newline, .end: return nil
      case .note, .comma: continue
      }
    }
    return nil
  }

  /// Returns the value after a comment on its line, before which only comments stand.
  private static func value(after place: Int, in tokens: [Token]) -> String? {
    for token in tokens[(place + 1)...] {
      switch token {
      case .value(let value): return value
      case .newline, .end, .comma: return nil
      case .note: continue
      }
    }
    return nil
  }

  private static func tokens(_ text: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    func piece(to end: Int, _ margin: Int) -> String {
      let inner = text[place + margin..<end - (margin == 2 && text[place + 1] == "*" ? 2 : 0)]
      return String(String.UnicodeScalarView(inner.filter { !$0.properties.isWhitespace }))
    }
    while place < text.count {
      var end = place + 1
      switch text[place] {
      case "\"":
        while text[end] != "\"" { end += 1 }
        tokens.append(.value(piece(to: end, 1)))
        end += 1
      case "/" where text[end] == "*":
        while text[end] != "/" || text[end - 1] != "*" || end < place + 3 { end += 1 }
        end += 1
        tokens.append(.note(piece(to: end, 2)))
      case "/":
        while text[end] != "\n", text[end] != "\r" { end += 1 }
        tokens.append(.note(piece(to: end, 2)))
      case ",": tokens.append(.comma)
      case "\n", "\r": tokens.append(.newline)
      case "]": tokens.append(.end)
      default: break
      }
      place = end
    }
    return tokens
  }
}
