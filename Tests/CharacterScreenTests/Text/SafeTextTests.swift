import CharacterScreen
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct SafeTextTests {
  @Test(arguments: [
    ("\0", "␀"), ("\u{1B}", "␛"), ("\t", "␉"), ("\n", "␊"), ("\r", "␍"), ("\r\n", "␤"),
    ("\u{7F}", "␡"),
    ("\u{9B}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"), ("\u{2028}", "␤"), ("\u{2029}", "␤"),
    ("\u{FFFE}", "\u{FFFD}"), ("\u{1FFFF}", "\u{FFFD}"),
    ("\u{202E}", "␦"), ("\u{2066}", "␦"), ("\u{200F}", "␦"), ("\u{61C}", "␦"), ("\u{E0001}", "␦"),
    ("\u{E0041}", "␦"), ("a\u{E0041}\u{E0042}", "a␦"), ("\u{301}", "◌\u{301}"),
    ("\u{903}", "◌\u{903}"), ("\u{200D}\u{301}", "◌\u{301}"), ("\u{1161}", "\u{115F}\u{1161}"),
    ("\u{200B}", ""), ("\u{FEFF}", ""), ("\u{2060}", ""), ("\u{AD}", ""), ("\u{FE0F}", ""),
  ])
  func `control and invisible characters are shown as a symbol`(character: Character, sign: String)
  {
    let scalars = SafeText.visibleReplacement(for: character)?.unicodeScalars
    #expect(scalars.map(Array.init) == Array(sign.unicodeScalars))
  }

  @Test(
    arguments: [
      "a", " ", "é", "e\u{301}", "東", "👩🏽‍💻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{E000}", "\u{F8FF}", "\u{100000}", "न्",
      "\u{FFFD}", "می‌",
    ] as [String])
  func `drawable characters are unchanged`(text: String) {
    for character in text { #expect(SafeText.visibleReplacement(for: character) == nil) }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("é\u{1B}[31m\tx\r\n", "é␛[31m␉x␤"), ("a\u{200B}b", "ab"),
  ])
  func `a text is shown with symbols, and otherwise unchanged`(text: String, shown: String) {
    #expect(SafeText.visible(text) == shown)
  }

  @Test func `a black flag with unterminated tags isn't a flag`() {
    let sign = SafeText.visibleReplacement(for: "🏴\u{E0067}\u{E0062}")
    #expect(sign == "🏴␦")
  }

  @Test(arguments: [16, 17, 100_000])
  func `no more than sixteen scalars of a character are drawn`(count: Int) {
    let marks = String(repeating: "\u{301}", count: count - 1)
    let text = Glyphs("a" + marks).map(\.cluster).joined()
    #expect(text.unicodeScalars.count == 16)
    #expect(Glyphs("a" + marks).map(\.width) == [1])
  }

  @Test func `no scalar leads to a harmful one on the screen`() {
    for scalar in allScalars where !isHarmless(Character(scalar)) {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `no scalar within a character leads to a harmful one on the screen`() {
    let special = allScalars.filter { SafeText.visibleReplacement(for: Character($0)) != nil }
    for scalar in special {
      for text in ["a\(scalar)", "\(scalar)\u{301}", "👍\(scalar)👍", "\(scalar)\(scalar)"] {
        for character in text where !isHarmless(character) {
          Issue.record("U+\(String(scalar.value, radix: 16)) in \(text.unicodeScalars.count)")
        }
      }
    }
  }

  @Test func `plain text is printable ASCII only`() {
    for value in 0...0xFF as ClosedRange<UInt8> {
      let scalar = Unicode.Scalar(value)
      for position in 0...17 {
        let before = String(repeating: "x", count: position)
        let isPrintable = (0x20...0x7E).contains(value)
        #expect(SafeText.isPlain("\(before)\(scalar)yyyyyyyyyyyy") == isPrintable)
      }
    }
  }

  /// Whether a character's glyph contains no control characters and takes a column.
  private func isHarmless(_ character: Character) -> Bool {
    guard let glyph = Glyph(character) else { return true }
    let isQuiet = glyph.cluster.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
      default: !scalar.properties.isNoncharacterCodePoint
      }
    }
    return isQuiet && (1...4).contains(glyph.width)
  }
}
