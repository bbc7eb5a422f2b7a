import JSONText
import Testing

struct JSONDocumentTests {
  private func number(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  private let settings = """
    {
      // The port.
      "port": 8080, // of the server
      "rate": 1.50,

      /* Hosts that may
         call. */
      "hosts": ["a", "b"],
      "log": {
        "level": "info"
      }, // kept
    }

    """

  @Test func `a document keeps comments, trailing commas and the spelling of numbers`() throws {
    let document = try JSONDocument(parsing: settings)
    #expect(document.text == settings)
    #expect(document.text(at: ["rate"]) == "1.50")
    #expect(document.value(at: ["hosts", 1])?.string == "b")
    #expect(document.value(at: ["log", "level"])?.string == "info")
    #expect(document.value(at: ["missing"]) == nil)
    #expect(document.position(at: ["log", "level"]) == JSONPosition(line: 10, column: 14))
  }

  @Test func `a plain value is equal, without the positions that take reading what is before`()
    throws
  {
    let document = try JSONDocument(parsing: settings)
    let node = try #require(document.node(at: ["log"]))
    #expect(document.plainValue(of: node) == document.value(of: node))
    #expect(document.value(of: node)["level"]?.position == JSONPosition(line: 10, column: 14))
    #expect(document.plainValue(of: node)["level"]?.position == nil)
  }

  @Test func `a changed value changes its own bytes`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.setValue(number("9090"), at: ["port"])
    #expect(document.text == settings.replacing("8080", with: "9090"))
    try document.setValue(number("8080"), at: ["port"])
    #expect(document.text == settings)
  }

  @Test func `an equal value changes nothing`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.setValue(document.value, at: [])
    #expect(document.text == settings)
  }

  @Test func `a new member goes below the last one's comment, with its trailing comma`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.setValue(number("true"), at: ["quiet"])
    #expect(
      document.text == settings.replacing("}, // kept\n", with: "}, // kept\n  \"quiet\": true,\n"))
  }

  @Test func `a comma goes before the comment of the member above`() throws {
    var document = try JSONDocument(parsing: "{\n\t\"a\": 1 // one\n}")
    try document.setValue(number("2"), at: ["b"])
    #expect(document.text == "{\n\t\"a\": 1, // one\n\t\"b\": 2\n}")
  }

  @Test func `a member is inserted at its place`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.insert(number("false"), forKey: "tls", at: 1, in: [])
    #expect(
      document.text
        == settings.replacing("of the server\n", with: "of the server\n  \"tls\": false,\n"))
    try document.insert(number("0"), forKey: "first", at: 0, in: [])
    #expect(document.text.hasPrefix("{\n  \"first\": 0,\n  // The port.\n"))
  }

  @Test func `missing objects on the way are added as one`() throws {
    var document = try JSONDocument(parsing: "{\r\n    \"a\": 1\r\n}\r\n")
    try document.setValue(number("2"), at: ["b", "c", "d"])
    #expect(
      document.text == """
        {\r
            "a": 1,\r
            "b": {\r
                "c": {\r
                    "d": 2\r
                }\r
            }\r
        }\r\n
        """)
  }

  @Test func `a carriage return ends a line, and a comment on it`() throws {
    let text = "{\n  \"a\": 1, // one\r  \"b\": 2\n}\n"
    var document = try JSONDocument(parsing: text)
    #expect(document.value(at: ["b"])?.number?.int == 2)
    try document.remove(at: ["a"])
    #expect(document.text == "{\n  \"b\": 2\n}\n")
    document = try JSONDocument(parsing: "{\r  // one\r  \"a\": 1\r}\r")
    try document.insert(number("2"), forKey: "b", at: 1, in: [])
    #expect(document.text == "{\r  // one\r  \"a\": 1,\r  \"b\": 2\r}\r")
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: "{\r  \"a\": 1,\r  b\r}")
    }
    #expect(error?.position == JSONPosition(line: 3, column: 3))
    document = try JSONDocument(parsing: "{\r\t\"a\": {\r\t\t\"x\": 1\r\t},\r\t\"b\": {}\r}")
    try document.insert(number("2"), forKey: "c", at: 0, in: ["b"])
    #expect(document.text.hasSuffix("\"b\": {\r\t\t\"c\": 2\r\t}\r}"))
  }

  @Test func `lists in one line stay in one line`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.insert(number("\"c\""), at: 2, in: ["hosts"])
    try document.insert(number("\"0\""), at: 0, in: ["hosts"])
    #expect(document.text.contains("[\"0\", \"a\", \"b\", \"c\"],"))
    try document.remove(at: ["hosts", 0])
    try document.remove(at: ["hosts", 2])
    #expect(document.text == settings)
    try document.move(1, to: 0, in: ["hosts"])
    #expect(document.text.contains("[\"b\", \"a\"],"))
  }

  @Test func `an empty container is filled like its neighbours`() throws {
    var document = try JSONDocument(parsing: "{\n  \"a\": [1, 2],\n  \"b\": [],\n  \"c\": {}\n}")
    try document.insert(number("3"), at: 0, in: ["b"])
    try document.setValue(number("4"), at: ["c", "d"])
    #expect(
      document.text
        == "{\n  \"a\": [1, 2],\n  \"b\": [3],\n  \"c\": {\n    \"d\": 4\n  }\n}")
    var small = try JSONDocument(parsing: "{}")
    try small.setValue(number("1"), at: ["a"])
    #expect(small.text == "{\n  \"a\": 1\n}")
    var compact = try JSONDocument(parsing: "{\"a\":{},\"b\":1}")
    try compact.setValue(number("[1,2]"), at: ["a", "x"])
    #expect(compact.text == "{\"a\":{\"x\":[1,2]},\"b\":1}")
  }

  @Test func `a container with nothing but comments keeps them`() throws {
    var document = try JSONDocument(parsing: "{\n  // Nothing yet.\n}\n")
    try document.setValue(number("1"), at: ["a"])
    #expect(document.text == "{\n  // Nothing yet.\n  \"a\": 1\n}\n")
    try document.remove(at: ["a"])
    #expect(document.text == "{\n  // Nothing yet.\n}\n")
  }

  @Test func `a removed member takes its comma and the comment beside it`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.remove(at: ["port"])
    #expect(
      document.text == settings.replacing("  \"port\": 8080, // of the server\n", with: ""))
    try document.remove(at: ["log"])
    #expect(document.text.hasSuffix("call. */\n  \"hosts\": [\"a\", \"b\"],\n}\n"))
  }

  @Test func `the last member takes the comma before it along, and no comment of another`() throws {
    var document = try JSONDocument(parsing: "{\n  \"a\": 1, // one\n  \"b\": 2 // two\n}")
    try document.remove(at: ["b"])
    #expect(document.text == "{\n  \"a\": 1 // one\n}")
    try document.remove(at: ["a"])
    #expect(document.text == "{}")
  }

  @Test func `the only member takes a trailing comma along`() throws {
    var document = try JSONDocument(parsing: "{ \"a\": 1, }")
    try document.remove(at: ["a"])
    #expect(document.text == "{}")
    var list = try JSONDocument(parsing: "[1 ,2 /* two */ ]")
    try list.remove(at: [1])
    #expect(list.text == "[1  ]")
  }

  @Test func `moved members take the comments above and beside them along`() throws {
    var document = try JSONDocument(
      parsing: """
        {
          // One.
          "a": 1, // 1

          // Two.
          "b": 2,
          "c": 3 // 3
        }
        """)
    try document.move(0, to: 2, in: [])
    #expect(
      document.text == """
        {
          // Two.
          "b": 2,

          "c": 3, // 3
          // One.
          "a": 1 // 1
        }
        """)
  }

  @Test func `a key is renamed in place, but not to one that exists`() throws {
    var document = try JSONDocument(parsing: settings)
    try document.rename(["port"], to: "door")
    #expect(document.text == settings.replacing("\"port\"", with: "\"door\""))
    #expect(throws: JSONEditError.repeatedKey("rate")) {
      try document.rename(["door"], to: "rate")
    }
  }

  @Test func `of repeated keys the last is read and changed`() throws {
    var document = try JSONDocument(parsing: #"{"a": 1, "a": 2}"#)
    #expect(document.value(at: ["a"]) == (try number("2")))
    try document.setValue(number("3"), at: ["a"])
    #expect(document.text == #"{"a": 1, "a": 3}"#)
    try document.remove(at: [0])
    #expect(document.text == #"{"a": 3}"#)
  }

  @Test func `all members with a repeated key are removed, as none may be read then`() throws {
    var document = try JSONDocument(parsing: #"{"a": 1, "b": 2, "a": 3, /* one */ "\u0061": 4}"#)
    try document.remove(at: ["a"])
    #expect(document.value(at: ["a"]) == nil)
    #expect(document.text == #"{"b": 2}"#)
    document = try JSONDocument(parsing: "{\n  \"a\": 1,\n  \"a\": 2\n}\n")
    try document.remove(at: ["a"])
    #expect(document.text == "{}\n")
  }

  @Test func `all members with a repeated key are renamed`() throws {
    var document = try JSONDocument(parsing: #"{"a": 1, "b": 2, "a": 3}"#)
    try document.rename(["a"], to: "c")
    #expect(document.text == #"{"c": 1, "b": 2, "c": 3}"#)
  }

  @Test func `strings keep the spelling of those they replace`() throws {
    var document = try JSONDocument(parsing: #"{"a": "\u00e9 \/", "b": "é /"}"#)
    try document.setValue(JSONValue(.string("ü/\n\"\\")), at: ["a"])
    try document.setValue(JSONValue(.string("ü/\u{1}")), at: ["b"])
    #expect(document.text == #"{"a": "\u00fc\/\n\"\\", "b": "ü/\u0001"}"#)
  }

  @Test(arguments: [
    (
      "{\"a\": 1, // one\n  \"b\": [ 1.50, /* two */ \"//\", ],\n}\n",
      "{\"a\": 1,\n  \"b\": [ 1.50, \"//\" ]\n}\n"
    ),
    (
      "\u{FEFF}// first\r\n{\r\n\t/* a\r\n b */\r\n\t\"a\\\"\": 1e1\r\n}",
      "{\r\n\t\"a\\\"\": 1e1\r\n}"
    ),
    ("[1,/* a */2/* b */,// c\n]// d", "[1,2\n]"),
    ("[\"\\ud800\", [], {}]", "[\"\\ud800\", [], {}]"),
    ("[1/* a */ /* b */ , /* c */ 2 , /* d */ ]", "[1 , 2  ]"),
  ]) func `a text is read by others without comments and trailing commas`(
    text: String, strict: String
  ) throws {
    let document = try JSONDocument(parsing: text)
    #expect(document.strictText == strict)
    #expect(try JSONValue(parsing: document.strictText) == document.value)
  }

  @Test func `a byte order mark and invalid text stay`() throws {
    let bytes =
      [0xEF, 0xBB, 0xBF] + Array("{\"a\": \"".utf8) + [0xC3] + Array("\", \"b\": 1}".utf8)
    var document = try JSONDocument(parsing: bytes)
    try document.setValue(number("2"), at: ["b"])
    #expect(document.bytes == bytes.map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "2") : $0 })
    #expect(document.position(at: ["a"]) == JSONPosition(line: 1, column: 7))
  }

  @Test func `values of any depth are read without recursion`() throws {
    let depth = JSONDocument.greatestDepth
    let text =
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    var document = try JSONDocument(parsing: text)
    let path = JSONPath(Array(repeating: .index(0), count: depth))
    try document.setValue(number("2"), at: path)
    #expect(document.text == text.replacing("1", with: "2"))
    #expect(throws: JSONError.self) { try JSONDocument(parsing: "[" + text + "]") }
  }

  @Test(arguments: [
    ("", "Line 1, column 1: there is no value."),
    (
      "{\n  \"a\": 1\n  \"b\": 2\n}",
      "Line 3, column 3: expected a comma or }, not \"\"\"."
    ),
    ("[1, /* no end", "Line 1, column 5: the text ends before the comment does."),
    ("[01]", "Line 1, column 2: 01 isn't a number."),
    ("{a: 1}", "Line 1, column 2: expected a key in quotation marks, not \"a\"."),
    ("[1] x", "Line 1, column 5: expected the end of the text, not \"x\"."),
    ("[1,,2]", "Line 1, column 4: expected a value, not \",\"."),
    ("\"a\\x\"", "Line 1, column 3: \\x means nothing in a string."),
  ]) func `bad text gets a sentence with line and column`(text: String, sentence: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.description == sentence)
  }
}
