import CharacterScreen
import TestTraits
import Testing

@Suite(.computes) struct TextMatcherTests {
  @Test(arguments: [
    ("ada", "Ada Lovelace", ["Ada"]), ("LOVE", "Ada Lovelace", ["Love"]), ("a", "Ada", ["A", "a"]),
    ("love ada", "Ada Lovelace", ["Ada", "Love"]), ("ada zoe", "Ada Lovelace", []),
    ("aa", "aaaaa", ["aa", "aa"]),
    ("zoe", "Zoë Washburne", ["Zoë"]), ("zoë", "Zoe Washburne", ["Zoe"]),
    ("stras", "Hauptstraße", ["straß"]),
    ("ae", "Kæthe", ["æ"]), ("e", "Kæthe", ["æ", "e"]), ("e", "cafe\u{301}", ["e\u{301}"]),
    ("京", "東京都", ["京"]),
    ("ab bc", "abc", ["abc"]), ("x", "", []), ("", "Ada", []), ("  ", "Ada", []),
    ("[", "{[", ["["]), ("@", "`@", ["@"]),
    ("longer than it", "long", []), ("👍", "a👍🏽", ["👍🏽"]), ("no 12", "No.\u{A0}12", ["No", "12"]),
  ])
  func `words are found whatever the case and accents`(
    pattern: String, text: String, found: [String]
  ) {
    let matcher = TextMatcher(pattern)
    #expect(matcher.ranges(in: text).map { String(text[$0]) } == found)
    #expect(matcher.matches(text) == !found.isEmpty)
    #expect((matcher.firstRange(in: text) == nil) == found.isEmpty)
  }

  @Test func `the first range is the one that stands first`() {
    let text = "Ada Lovelace"
    let range = TextMatcher("love ada").firstRange(in: text)
    #expect(range.map { String(text[$0]) } == "Ada")
  }

  @Test func `a pattern of spaces is empty`() {
    #expect(TextMatcher(" \t").isEmpty)
    #expect(!TextMatcher("a").isEmpty)
  }

  @Test func `every short text of few letters is searched right`() {
    let texts = words(of: ["a", "B", "b"], upTo: 5)
    for pattern in words(of: ["a", "b"], upTo: 3) where !pattern.isEmpty {
      let matcher = TextMatcher(pattern)
      for text in texts {
        let expected = text.lowercased().firstRange(of: pattern) != nil
        #expect(matcher.matches(text) == expected)
        #expect(matcher.matches("\(text)…") == expected)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `ranges hold the word and stand in order`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<200 {
      let text = samples.text(upTo: 20)
      for pattern in ["a", "9", "e", "s", "ae"] {
        var end = text.startIndex
        for range in TextMatcher(pattern).ranges(in: text) {
          #expect(range.lowerBound >= end)
          let folded = TextFolding.folded(String(text[range]))
          #expect(folded.unicodeScalars.contains(pattern.unicodeScalars))
          end = range.upperBound
        }
      }
    }
  }

  private func words(of letters: [String], upTo length: Int) -> [String] {
    (0..<length).reduce([""]) { words, _ in
      words + words.flatMap { word in letters.map { word + $0 } }
    }
  }
}
