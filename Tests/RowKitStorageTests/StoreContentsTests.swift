import JSONText
import RowKitStorage
import Testing

struct StoreContentsTests {
  @Test(arguments: [
    ("1", true), (#"[1, "a"]"#, true), ("null", true), ("[[1], [2]]", true), (#"{"a": 1}"#, true),
    (#"[{"a": 1}]"#, true), ("[1, null]", true), (#""\ud800""#, false), (#"{"a\ud800": 1}"#, false),
  ])
  func `a value is replaced only if settings can represent all of it`(
    former: String, isPossible: Bool
  ) throws {
    let contents = try #require(try JSONObjectText(parsing: Array("{\"k\": \(former)}".utf8)))
    #expect(contents.canReplace("k") == isPossible)
    #expect(contents.canReplace("other"))
  }
}
