import JSONText
import TestTraits
import Testing

@Suite(.computes) struct JSONObjectTextTests {
  private func object(_ text: String) throws -> JSONObjectText {
    try #require(try JSONObjectText(parsing: Array(text.utf8)))
  }

  private func text(_ object: JSONObjectText) -> String {
    String(decoding: object.bytes, as: UTF8.self)
  }

  @Test func `a changed value leaves every other byte as it was`() throws {
    var object = try object(
      "\r\n{ \"a\" :1.50 ,\t\"b\":[ 1,2 ],\n    \"c\": \"\\u0041\\ud800\"} \n")
    object.setValue(JSONValue(.bool(true)), of: "b")
    #expect(text(object) == "\r\n{ \"a\" :1.50 ,\t\"b\":true,\n    \"c\": \"\\u0041\\ud800\"} \n")
    object.setValue(JSONValue(.string("x")), of: "a")
    #expect(text(object) == "\r\n{ \"a\" :\"x\" ,\t\"b\":true,\n    \"c\": \"\\u0041\\ud800\"} \n")
  }

  @Test func `format characters are escaped, and joiners aren't`() throws {
    var object = try object("{\"a\":1}")
    object.setValue(JSONValue(.string("\u{200E}\u{202E}\u{AD}x\u{200C}\u{200D}")), of: "a")
    #expect(text(object) == "{\"a\":\"\\u200e\\u202e\\u00adx\u{200C}\u{200D}\"}")
  }

  @Test func `a new key stands at the end, laid out like the last one`() throws {
    var object = try object("{\n\t\"a\": 1\n}")
    object.setValue(JSONValue(.array([JSONValue(.number(JSONNumber(2)))])), of: "b")
    #expect(text(object) == "{\n\t\"a\": 1,\n\t\"b\": [\n\t  2\n\t]\n}")
    var line = try self.object("{\"a\":1}")
    line.setValue(JSONValue(.array([JSONValue(.null)])), of: "b")
    #expect(text(line) == "{\"a\":1,\"b\": [null]}")
  }

  @Test func `keys go with their commas, first, middle, last and only one`() throws {
    let all = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n"
    let expected = [
      "a": "{\n  \"b\": 2,\n  \"c\": 3\n}\n", "b": "{\n  \"a\": 1,\n  \"c\": 3\n}\n",
      "c": "{\n  \"a\": 1,\n  \"b\": 2\n}\n",
    ]
    for (key, rest) in expected {
      var object = try object(all)
      object.setValue(nil, of: key)
      #expect(text(object) == rest)
    }
    var only = try object("{ \"a\": {} }\n")
    only.setValue(nil, of: "a")
    #expect(text(only) == "{}\n")
    only.setValue(JSONValue(.null), of: "é")
    #expect(text(only) == "{\n  \"é\": null\n}\n")
  }

  @Test func `text that no string can hold is detected`() throws {
    var bytes = Array("{\"a\": \"\\ud83d\\ude00\", \"b\": [\"\\udc00\"], \"c\": \"".utf8)
    bytes += [0xC3] + Array("\"}".utf8)
    let object = try #require(try JSONObjectText(parsing: bytes))
    #expect(["a", "b", "c", "d"].map { object.isExact($0) } == [true, false, false, true])
    #expect(!object.isUTF8)
  }

  /// Returns a list in a list, and so on.
  private func nest(_ depth: Int) -> JSONValue {
    (1..<depth).reduce(.array([])) { list, _ in .array([list]) }
  }

  @Test(arguments: [false, true])
  func `a value is set only if it isn't too deep to be read again`(isNew: Bool) throws {
    var object = try object(isNew ? "{}" : "{\"a\": 1}")
    object.setValue(nest(JSONValue.greatestDepth - 1), of: "a")
    let deep = object.bytes
    #expect(try JSONObjectText(parsing: deep)?.value(of: "a") == object.value(of: "a"))
    object.setValue(nest(JSONValue.greatestDepth), of: "a")
    object.setValue(.object([JSONMember("b", nest(1_000))]), of: "c")
    #expect(object.bytes == deep && object.value(of: "c") == nil)
  }

  @Test func `an object with a key twice is not set, because it couldn't be read again`() throws {
    var object = try object("{\"a\": 1}")
    let twice = JSONValue.object([JSONMember("b", .null), JSONMember("b", .null)])
    object.setValue(.array([twice]), of: "a")
    #expect(text(object) == "{\"a\": 1}")
    let distinct = [JSONMember("\u{E9}", .null), JSONMember("e\u{301}", .null)]
    object.setValue(.array([.object(distinct)]), of: "a")
    #expect(try self.object(text(object)).value(of: "a") == .array([.object(distinct)]))
  }

  @Test func `keys that no string can represent are distinct keys`() throws {
    var object = try object(#"{"\ud800": 1, "\ud801": 2}"#)
    #expect(object.value(of: "\u{FFFD}") == nil)
    object.setValue(JSONValue(.bool(true)), of: "\u{FFFD}")
    #expect(text(object) == "{\"\\ud800\": 1, \"\\ud801\": 2, \"\u{FFFD}\": true}")
    #expect(throws: JSONError.self) { try self.object(#"{"\ud800": 1, "\ud800": 2}"#) }
  }

  @Test func `keys are equal when their bytes are`() throws {
    var object = try object("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    object.setValue(JSONValue(.bool(true)), of: "e\u{301}")
    #expect(text(object).utf8.elementsEqual("{\"\u{E9}\": 1, \"e\u{301}\": true}".utf8))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `any changes match those of a dictionary`(seed: UInt64) throws {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var object = try object(["{}", "{ }\n", "{\"k0\":7}", "{\n \"k1\": [\n1] }"][random(4)])
    var model: [String: JSONValue] = [:]
    for member in object.members { model[member.key] = member.value }
    for _ in 0..<400 {
      let key = "k\(random(6))"
      let values = [
        nil, JSONValue(.null), JSONValue(.string("a\nb")),
        JSONValue(.number(JSONNumber(random(99)))),
        JSONValue(.array([JSONValue(.bool(true)), JSONValue(.array([]))])),
      ]
      let value = values[random(5)]
      object.setValue(value, of: key)
      model[key] = value
      let again = try #require(try JSONObjectText(parsing: object.bytes))
      for key in (0..<6).map({ "k\($0)" }) {
        #expect(again.value(of: key) == model[key], "seed \(seed): \(text(object))")
        #expect(object.value(of: key) == model[key], "seed \(seed): \(text(object))")
      }
    }
  }
}
