import JSONText
import TestTraits
import Testing

@Suite(.computes) struct JSONReaderTests {
  @Test func `every value knows its line and column`() throws {
    let json = try JSONValue(parsing: "{\n  \"é\": [1, true],\r\n\t\"b\": null }")
    #expect(json.position == JSONPosition(line: 1, column: 1))
    let list = try #require(json["é"]?.array)
    #expect(
      list.map(\.position) == [JSONPosition(line: 2, column: 9), JSONPosition(line: 2, column: 12)])
    #expect(json["b"]?.position == JSONPosition(line: 3, column: 7))
    #expect(
      json.members?.map(\.position) == [
        JSONPosition(line: 2, column: 3), JSONPosition(line: 3, column: 2),
      ])
  }

  @Test func `keys that can't be represented are told apart by how they are written`() throws {
    let keys = (0..<20_000).map { index in
      "\\ud8" + String(16 + index % 0xF0, radix: 16) + "\\ud8"
        + String(16 + index / 0xF0, radix: 16)
    }
    func parse(_ keys: [String]) throws -> Int? {
      try JSONValue(parsing: "{\(keys.map { "\"\($0)\": 0" }.joined(separator: ","))}").members?
        .count
    }
    #expect(try parse(keys) == keys.count)
    #expect(throws: JSONError.self) { try parse(keys + [keys[7]]) }
  }

  @Test(arguments: [
    ("", "Line 1, column 1: there is no value."),
    ("[1, 2", "Line 1, column 6: the text ends before the list does."),
    ("{\"a\" 1}", "Line 1, column 6: expected a colon, not \"1\"."),
    ("{\"a\": 1,}", "Line 1, column 9: expected a key in quotation marks, not \"}\"."),
    ("[1 2]", "Line 1, column 4: expected a comma or ], not \"2\"."),
    ("[01]", "Line 1, column 2: 01 isn't a number."),
    ("[1.]", "Line 1, column 2: 1. isn't a number."),
    ("[+1]", "Line 1, column 2: expected a value, not \"+\"."),
    ("\"\\x\"", "Line 1, column 2: \\x means nothing in a string."),
    ("\"a", "Line 1, column 1: the text ends before the string does."),
    (
      "\"a\nb\"",
      "Line 1, column 3: a control character in a string must be written with a backslash."
    ),
    ("{\"a\":1,\n\"a\":2}", "Line 2, column 1: the key \"a\" is repeated here."),
    ("tru", "Line 1, column 1: expected a value, not \"t\"."),
    ("1 x", "Line 1, column 3: expected the end of the text, not \"x\"."),
  ])
  func `a mistake is reported with its place`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["{}", "[]", "\"\"", "0", "-1.5e+10", "true", "null", "[[],{\"a\":[null]}]"])
  func `a value that was read is written the same`(text: String) throws {
    #expect(try JSONValue(parsing: text).description == text)
  }

  @Test func `strings come through, pairs of halves joined and halves alone replaced`() throws {
    let json = try JSONValue(parsing: #""\n\t\"\\\/\u00e9\ud83d\ude00\ud83dx\udc00""#)
    #expect(json.string == "\n\t\"\\/é😀\u{FFFD}x\u{FFFD}")
  }

  @Test func `bytes that aren't UTF-8 become the replacement character`() throws {
    #expect(try JSONValue(parsing: [0x22, 0x61, 0xFF, 0x22]).string == "a\u{FFFD}")
  }

  @Test func `values that lie too deep are refused`() {
    let text = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.reason == .tooDeep(limit: JSONValue.greatestDepth))
  }

  @Test func `long numbers keep their digits`() throws {
    let json = try JSONValue(parsing: "[9007199254740993, 1e400, 2.0]")
    #expect(json.array?[0].number?.int == 9_007_199_254_740_993)
    #expect(json.array?[1].number?.double == .infinity)
    #expect(json.array?[2].number?.int == 2)
    #expect(json.description == "[9007199254740993,1e400,2.0]")
  }

  @Test func `no cut of a text is taken for a whole one, and none crashes`() throws {
    let bytes = Array(#"{"a": [1, -2.5e3, "é\u00e9"], "b": {"c": null}}"#.utf8)
    for end in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(bytes[..<end])) }
    }
  }

  @Test func `random values come back as they were written`() throws {
    var seed: UInt64 = 0xC0FFEE
    func roll(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    func value(_ depth: Int) -> JSONValue {
      switch roll(depth > 4 ? 4 : 6) {
      case 0: JSONValue(.null)
      case 1: JSONValue(.bool(roll(2) == 0))
      case 2: JSONValue(.number(JSONNumber(roll(1_000_000) - 500_000)))
      case 3:
        JSONValue(
          .string(
            String(
              (0..<roll(5)).compactMap { _ in Unicode.Scalar(roll(0x3000)).map(Character.init) })))
      case 4: JSONValue(.array((0..<roll(4)).map { _ in value(depth + 1) }))
      default: JSONValue(.object((0..<roll(4)).map { JSONMember("k\($0)", value(depth + 1)) }))
      }
    }
    for _ in 0..<500 {
      let json = value(0)
      #expect(try JSONValue(parsing: json.indentedText) == json, "seed 0xC0FFEE")
      #expect(try JSONValue(parsing: json.description) == json, "seed 0xC0FFEE")
    }
  }
}
