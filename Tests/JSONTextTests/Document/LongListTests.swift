import RowKitTesting
import TestTraits
import Testing

@testable import JSONText

/// Changes of a long list, of which only the neighbours of a change are parsed again.
@Suite(.computes) struct LongListTests {
  @Test(arguments: ["//3,4", "/*", "1,//"])
  func `a comment that takes in the end of a list is refused`(text: String) throws {
    var document = try JSONDocument(parsing: "[]")
    let isList = document.replace([.init(range: 1..<1, text: Array(text.utf8))], in: 0)
    #expect(!isList)
    #expect(document.text == "[]")
  }

  private func element(_ index: Int, isMember: Bool) -> String {
    let key = isMember ? "\"k\(index)\": " : ""
    let comment = index % 3 == 0 ? " // of \(index)\n" : index % 7 == 0 ? "\n" : " "
    return "\(key){\"id\": \(index), \"tags\": [\"a]\", {}], \"x\": \"/*\"},\(comment)"
  }

  @Test(arguments: [false, true])
  func `a list changed at any place is the list that its text says`(isObject: Bool) throws {
    var dice = Dice(state: isObject ? 5 : 11)
    let body = (0..<150).map { element($0, isMember: isObject) }.joined()
    let (open, close) = isObject ? ("{", "}") : ("[", "]")
    var document = try JSONDocument(
      parsing: "// top\n{\"a\": 1, \"list\": \(open)\(body)\(close), \"z\": [2]}\n")
    let list: JSONPath = ["list"]
    var count = 150
    for step in 0..<90 {
      let index = dice.roll(count)
      let new = JSONValue(
        .array([JSONValue(.number(JSONNumber(step))), JSONValue(.string("\"]\u{E9}"))]))
      switch dice.roll(4) {
      case 0 where count > 100: try document.remove(at: list.appending(.index(index)))
      case 1 where isObject: try document.insert(new, forKey: "n\(step)", at: index, in: list)
      case 1: try document.insert(new, at: index, in: list)
      case 2 where !isObject: try document.move(index, to: dice.roll(count), in: list)
      default: try document.setValue(new, at: list.appending(.index(index)))
      }
      let parsed = try JSONDocument(parsing: document.bytes)
      for path in [list, list.appending(.index(count / 2)), ["z", 0]] {
        #expect(parsed.text(at: path) == document.text(at: path), "step \(step)")
      }
      // A value is made of the whole text, so each is taken once.
      let value = document.value
      try #require(parsed.value == value, "step \(step)")
      count = value["list"]?.array?.count ?? value["list"]?.members?.count ?? 0
    }
    #expect(document.text.hasPrefix("// top\n{\"a\": 1, \"list\": \(open)"))
  }
}
