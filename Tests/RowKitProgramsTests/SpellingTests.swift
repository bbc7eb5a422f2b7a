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

  @Test func `without candidates there is no suggestion`() {
    #expect(Spelling.nearest(to: "x", among: []) == nil)
  }

  @Test(arguments: [
    ("xyzzy", nil), ("b", "a"), ("framed", "frame"), ("fraem", "frame"), ("freud", nil),
  ])
  func `a word with more than a third of other letters isn't near`(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["a", "frame"]) == nearest)
  }

  @Test func `a word of a million letters costs no more than a short one`() {
    let word = String(repeating: "x", count: 1_000_000)
    let other = String(repeating: "x", count: 60)
    #expect(Spelling.nearest(to: word, among: ["a", other]) == other)
  }
}
