import CharacterScreen
import TestTraits
import Testing

@Suite(.computes) struct TextWrappingTests {
  @Test(arguments: [
    ("", ["" as Substring]), ("Ada", ["Ada"]), ("Ada Lovelace", ["Ada", "Lovelace"]),
    ("ab cd ef gh", ["ab cd ef", "gh"]), ("ab   cdefghi", ["ab", "cdefghi"]),
    ("abcdefgh  ", ["abcdefgh"]),
    ("Lovelaces", ["Lovelace", "s"]), ("a Lovelaces", ["a", "Lovelace", "s"]),
    ("well-known", ["well-", "known"]), ("a --verbose", ["a", "--verbos", "e"]),
    ("a\nb", ["a", "b"]), ("a\r\n\rb\n", ["a", "", "b", ""]),
    ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]),
    ("東京都心部です", ["東京都心", "部です"]), ("東京都心。部", ["東京都", "心。部"]), ("東京都「心", ["東京都", "「心"]),
    ("abc東京都心", ["abc東京", "都心"]), ("  ab", ["  ab"]), ("ab\tcd", ["ab", "cd"]),
    ("a\u{A0}b cdefg", ["a\u{A0}b", "cdefg"]),
    ("abc\u{200B}defghi", ["abc", "defghi"]), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
  ])
  func `text breaks into lines of eight columns`(text: String, lines: [Substring]) {
    let wrapped = TextWrapping.lines(text, width: 8)
    #expect(wrapped.map { $0.filter { $0 != "\u{200B}" } } == lines.map(String.init))
  }

  @Test func `a width below one counts as one`() {
    #expect(TextWrapping.lines("ab 東", width: -5) == ["a", "b", "東"])
  }

  @Test func `a limit leaves the rest of the text out`() {
    #expect(TextWrapping.lines("a b c d", width: 1, limit: 2) == ["a", "b"])
    #expect(TextWrapping.lineCount("a b c d", width: 1, limit: 2) == 2)
    #expect(TextWrapping.lines("a b", width: 1, limit: -1).isEmpty)
    #expect(TextWrapping.lineCount("a b", width: 1, limit: 0) == 0)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `no character but spaces gets lost, and each line fits`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<150 {
      let text = samples.text(upTo: 20)
      for width in [1, 2, 3, 5, 8, 13] {
        let lines = TextWrapping.lines(text, width: width)
        #expect(kept(lines.joined()) == kept(text), "width \(width)")
        #expect(TextWrapping.lineCount(text, width: width) == lines.count)
        for line in lines where TextWidth.width(of: line) > width { #expect(isOneCharacter(line)) }
      }
    }
  }

  private func kept(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }

  /// Whether a line that is too wide contains only one visible character.
  private func isOneCharacter(_ line: Substring) -> Bool {
    line.filter { TextWidth.width(of: $0) > 0 }.count == 1
  }
}
