import Testing

@testable import RowKitPrograms

struct SpellingTests {
  @Test(arguments: [
    ("frmae", "frame"), ("fram", "frame"), ("pirnt", "print"), ("sgv", "svg"), ("siez", "size"),
    ("noanimation", "no-animation"), ("vresion", "version"), ("colour", "color"), ("pri", "print"),
  ])
  func `the nearest option is found`(word: String, nearest: String) {
    let names = ScreenOption.allCases.map(\.rawValue) + ["version"]
    #expect(Spelling.nearest(to: word, among: names) == nearest)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("down", "dwon", 1), ("down", "down", 0),
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("abc", "cba", 2),
  ])
  func `a distance counts changes, both ways`(one: String, other: String, count: Int) {
    #expect(Spelling.distance(from: one, to: other) == count)
    #expect(Spelling.distance(from: other, to: one) == count)
  }

  @Test func `without candidates the word stays`() {
    #expect(Spelling.nearest(to: "x", among: []) == "x")
  }

  @Test func `a word of a million letters costs no more than a short one`() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(Spelling.nearest(to: word, among: ["a", "xx"]) == "xx")
  }
}
