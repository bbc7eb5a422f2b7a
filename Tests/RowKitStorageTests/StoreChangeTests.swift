import JSONText
import RowKitStorage
import Testing

struct StoreChangeTests {
  private func value(_ text: String) throws -> JSONValue? {
    text.isEmpty ? nil : try JSONValue(parsing: text)
  }

  /// Returns what a change makes of the value in the file, or `nil` if both conflict.
  ///
  /// An empty text stands for no value.
  private func result(_ former: String, _ present: String, _ new: String) throws -> String? {
    let change = StoreChange(from: try value(former), to: try value(new))
    guard case .value(let value, _) = change.applied(to: try self.value(present)) else {
      return nil
    }
    return value?.description ?? ""
  }

  @Test(arguments: [
    ("1", "2", "3", "3"), ("1", "2", "1", "1"), ("true", "", "false", "false"),
    ("\"a\"", "\"b\"", "", ""), ("", "1", "2", "2"), ("[1]", "[1]", "{}", "{}"),
    ("{\"a\":1}", "{\"a\":2}", "{\"a\":1}", "{\"a\":2}"), ("[1]", "2", "2", "2"),
    ("[1,2]", "[1,2,3]", "[4,2]", "[4,2,3]"), ("[1,2]", "[2]", "[1,2,3]", "[2,3]"),
    ("", "[1]", "[2]", "[1,2]"), ("[1]", "[1,2]", "[]", "[2]"), ("[]", "", "[1]", "[1]"),
    ("[{\"a\":1},2]", "[{\"a\":3},2]", "[{\"a\":1},4]", "[{\"a\":3},4]"),
    ("[]", "[\"\"]", "[\"\"]", "[\"\",\"\"]"), ("", "[{}]", "[{}]", "[{},{}]"),
    ("[1]", "[1,2]", "[1,2]", "[1,2,2]"),
  ])
  func `changes that don't concern the same are both kept, and the last scalar counts`(
    former: String, present: String, new: String, expected: String
  ) throws {
    #expect(try result(former, present, new) == expected)
  }

  @Test(arguments: [
    ("[1]", "[2]"), ("[1,2]", "[2]"), ("[1,2]", "[2,1]"), ("[1]", ""), ("1", "[2]"), ("[1]", "{}"),
    ("{\"a\":[]}", "{\"a\":[1]}"), ("", "{}"), ("[1,1]", "[1]"),
  ])
  func `the same change of the same elements by two programs is one`(
    former: String, both: String
  ) throws {
    #expect(try result(former, both, both) == both)
  }

  @Test(arguments: ["[1,2]", "[3]", "[]", "2"])
  func `a default doesn't count beside a value`(present: String) throws {
    let change = StoreChange(from: nil, to: try value("[1,2]"), isDefault: true)
    var kept: JSONValue?
    if case .value(let value, _) = change.applied(to: try value(present)) { kept = value }
    #expect(kept?.description == present)
  }

  @Test(arguments: [
    ("[1,2]", "[3,2]", "[4,2]"), ("[1,2]", "[2]", "[3,2]"), ("[1,2]", "[3,2]", "[2]"),
    ("[1]", "", "[2]"), ("[1]", "[2]", ""), ("[1]", "2", "[3]"), ("1", "[2]", "3"),
    ("{\"a\":1}", "{\"a\":2}", "{\"a\":3}"), ("[1,2]", "[2,1]", "[3,2]"),
  ])
  func `a change that would undo another one is refused`(
    former: String, present: String, new: String
  ) throws {
    #expect(try result(former, present, new) == nil)
  }
}
