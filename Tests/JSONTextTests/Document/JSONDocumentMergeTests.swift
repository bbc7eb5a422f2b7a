import JSONText
import TestTraits
import Testing

@Suite(.computes) struct JSONDocumentMergeTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func `an object loses several members at once`() throws {
    var document = try JSONDocument(parsing: #"{"a": 1, "b": {"c": [2]}, "d": "e", "f": null}"#)
    try document.setValue(value(#"{"d": "e"}"#), at: [])
    #expect(document.text == #"{"d": "e"}"#)
  }

  @Test func `what a value can't represent stays where another member changes`() throws {
    var document = try JSONDocument(parsing: #"{"a": "\ud800", "b": 1, "\udfff": 2} // end"#)
    var members = try #require(document.value.members)
    members[1] = JSONMember("b", try value("3"))
    try document.setValue(JSONValue(.object(members)), at: [])
    #expect(document.text == #"{"a": "\ud800", "b": 3, "\udfff": 2} // end"#)
  }

  @Test func `of repeated keys the last changes, and all are removed`() throws {
    var document = try JSONDocument(parsing: #"{"a": 1, /* one */ "a": 2, "b": 3, "b": 4}"#)
    try document.setValue(value(#"{"a": 5}"#), at: [])
    #expect(document.text == #"{"a": 1, /* one */ "a": 5}"#)
  }

  @Test func `composed and decomposed texts differ`() throws {
    var document = try JSONDocument(parsing: "{\"k\": \"\u{E9}\", \"\u{E9}\": 1}")
    try document.setValue(JSONValue(.string("e\u{301}")), at: ["k"])
    #expect(document.bytes == Array("{\"k\": \"e\u{301}\", \"\u{E9}\": 1}".utf8))
    #expect(document.value["e\u{301}"] == nil)
    #expect(document.value["\u{E9}"]?.number?.int == 1)
    #expect(JSONValue(.string("\u{E9}")) != JSONValue(.string("e\u{301}")))
  }

  @Test(arguments: 0..<8)
  func `a changed container keeps the bytes of all that stays equal`(part: Int) throws {
    for seed in part * 30..<part * 30 + 30 { try check(seed) }
  }

  private func check(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 11)
    var document = try JSONDocument(parsing: RandomJSON.text(&dice))
    for step in 0..<12 {
      let before = document
      let path = container(in: before.value, &dice)
      let former = try #require(before.value(at: path))
      let new = changed(former, &dice, depth: 0)
      try document.setValue(new, at: path)
      let comment: Comment = "seed \(seed), step \(step):\n\(before.text)\nbecame\n\(document.text)"
      let present = try #require(document.value(at: path))
      #expect(sorted(present) == sorted(new), comment)
      let again = try JSONDocument(parsing: document.bytes)
      #expect(again.value == document.value, comment)
      checkBytes(before, document, path, former, comment)
      if sorted(present) != sorted(new) { return }
    }
  }

  /// Expects that the text around a value is the same, and that of all members that stay equal.
  private func checkBytes(
    _ before: JSONDocument, _ after: JSONDocument, _ path: JSONPath, _ former: JSONValue,
    _ comment: Comment
  ) {
    let text = before.text(at: path) ?? ""
    let outside = before.text.split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
    if before.text.ranges(of: text).count == 1 {
      #expect(after.text.hasPrefix(String(outside[0])), comment)
      #expect(after.text.hasSuffix(String(outside[1])), comment)
    }
    for member in former.members ?? [] {
      let own = path.appending(.key(member.key))
      guard after.value(at: own) == member.value else { continue }
      #expect(after.text(at: own) == before.text(at: own), comment)
    }
  }

  private func container(in value: JSONValue, _ dice: inout Dice) -> JSONPath {
    var path = JSONPath()
    var value = value
    while !dice.isOneIn(3) {
      let inside: [(JSONPath.Step, JSONValue)]
      switch value.content {
      case .array(let elements): inside = elements.enumerated().map { (.index($0), $1) }
      case .object(let members): inside = members.map { (.key($0.key), $0.value) }
      default: return path
      }
      guard !inside.isEmpty else { return path }
      let (step, next) = inside[dice.roll(inside.count)]
      path = path.appending(step)
      value = next
    }
    return path
  }

  /// Returns a value with some of its members removed, changed and added.
  private func changed(_ value: JSONValue, _ dice: inout Dice, depth: Int) -> JSONValue {
    switch value.content {
    case .object(var members):
      members = members.filter { _ in !dice.isOneIn(3) }.map { member in
        guard depth < 3, dice.isOneIn(3) else { return member }
        return JSONMember(member.key, changed(member.value, &dice, depth: depth + 1))
      }
      if dice.isOneIn(3) {
        let key = "n\(dice.roll(1000))"
        if !members.contains(where: { $0.key == key }) {
          members.insert(JSONMember(key, value), at: dice.roll(members.count + 1))
        }
      }
      return JSONValue(.object(members))
    case .array(var elements):
      elements = elements.filter { _ in !dice.isOneIn(3) }.map { element in
        guard depth < 3, dice.isOneIn(3) else { return element }
        return changed(element, &dice, depth: depth + 1)
      }
      if dice.isOneIn(3) {
        elements.insert(JSONValue(.bool(true)), at: dice.roll(elements.count + 1))
      }
      return JSONValue(.array(elements))
    default: return dice.isOneIn(2) ? value : JSONValue(.number(JSONNumber(dice.roll(99))))
    }
  }

  /// Returns a value with the members of all objects in the order of their keys.
  private func sorted(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .array(let elements): return JSONValue(.array(elements.map(sorted)))
    case .object(let members):
      let ordered = members.sorted { $0.key < $1.key }
      return JSONValue(.object(ordered.map { JSONMember($0.key, sorted($0.value)) }))
    default: return value
    }
  }
}
