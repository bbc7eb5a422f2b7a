import JSONSchema
import JSONText
import Testing

@Suite struct JSONPointerTests {
  @Test func `escapes are read and written`() {
    let pointer = JSONPointer(parsing: "/a~1b/m~0n//0")
    #expect(pointer?.tokens == ["a/b", "m~n", "", "0"])
    #expect(pointer?.description == "/a~1b/m~0n//0")
    #expect(JSONPointer(parsing: "")?.tokens == [])
  }

  @Test(arguments: ["a", "/~", "/~2", "/a~", "#/a"])
  func `text that is no pointer is refused`(_ text: String) {
    #expect(JSONPointer(parsing: text) == nil)
  }

  @Test func `keys are compared by their scalars`() throws {
    let value = try JSONValue(parsing: #"{"e\u0301": 1, "\u00e9": 2}"#)
    #expect(value.value(at: JSONPointer(["\u{E9}"]))?.number?.int == 2)
    #expect(value.value(at: JSONPointer(["e\u{301}"]))?.number?.int == 1)
    #expect(JSONPointer(["\u{E9}"]) != JSONPointer(["e\u{301}"]))
  }

  @Test func `elements are found by their index without leading zeros`() throws {
    let value = try JSONValue(parsing: "[10, [20]]")
    #expect(value.value(at: JSONPointer(["1", "0"]))?.number?.int == 20)
    for token in ["2", "01", "-1", "+1", "", "99999999999999999999"] {
      #expect(value.value(at: JSONPointer([token])) == nil)
    }
  }
}
