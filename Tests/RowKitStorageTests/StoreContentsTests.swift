import JSONText
import RowKitStorage
import Testing

struct StoreContentsTests {
  @Test(
    arguments: [
      (#"1"#, #"2"#, true),
      (#"[1, "a"]"#, nil, true),
      (#"{"a": 1}"#, #"{"a": 2}"#, false),
      (#"{"a": 1}"#, nil, false),
      (#"[{"a": 1, "more": true}, 2]"#, #"[{"a": 2}]"#, true),
      (#"[{"a": 1}]"#, #"[2, {"b": 1}]"#, true),
      (#"[{"a": 1}]"#, #"[1]"#, false),
      (#"[{"a": 1}]"#, #"[]"#, false),
      (#"[{"a": 1}]"#, #"{"a": 1}"#, false),
      (#"[{"a": 1}]"#, nil, false),
      (#"[{"a": {"b": 1}}]"#, #"[{"a": 2}]"#, false),
      (#"[{"a": null}]"#, #"[{"a": 2}]"#, false),
      (#"[{"a": "\ud800"}]"#, #"[{"a": 2}]"#, false),
      (#"[[{"a": 1}]]"#, #"[{"a": 2}]"#, false),
    ] as [(String, String?, Bool)])
  func `a list with objects is replaced only by one with objects`(
    former: String, new: String?, isPossible: Bool
  ) throws {
    let contents = try #require(try JSONObjectText(parsing: Array("{\"k\": \(former)}".utf8)))
    let value = try new.map { try JSONValue(parsing: $0) }
    #expect(contents.canReplace("k", by: value) == isPossible)
    #expect(contents.canReplace("other", by: value))
  }
}
