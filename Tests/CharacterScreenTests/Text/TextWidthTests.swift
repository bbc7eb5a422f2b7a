import CharacterScreen
import TestTraits
import Testing

@Suite(.computes) struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Ada", 3), ("Łódź", 4), ("e\u{301}", 1), ("東京", 4), ("한국", 4), ("ｱｲ", 2), ("ＡＢ", 4),
    ("Ω→≤", 3), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("ｶﾞ", 2), ("䷀☰⚊", 6),
    ("กำ", 2), ("ลาว", 3), ("ລຳ", 2), ("हिन्दी", 4), ("क्षि", 2), ("நி", 2), ("\u{600}\u{627}", 2),
  ])
  func `text is as wide as its characters`(text: String, width: Int) {
    #expect(TextWidth.width(of: text) == width)
    #expect(TextWidth.width(of: text[...]) == width)
  }

  @Test(arguments: [
    "👍", "👍🏽", "👋🏿", "🇯🇵", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴‍☠️", "👨‍👩‍👧‍👦", "👩🏽‍💻", "🧑🏻‍❤️‍💋‍🧑🏼", "❤️‍🔥", "🏳️‍🌈", "⛹🏽‍♂️", "1️⃣", "#️⃣",
    "❤️", "☝️", "©️", "™️", "⌚", "⌚️", "⌚\u{FE0E}", "🏽", "🇯", "🫨", "🫩", "🕵️‍♀️", "🐻‍❄️", "🧑‍🧑‍🧒‍🧒",
  ])
  func `an emoji is one character of two columns`(emoji: Character) {
    #expect(TextWidth.width(of: emoji) == 2)
  }

  @Test(arguments: ["❤", "©", "☝", "1", "❤\u{FE0E}", "❤\u{FE0E}\u{FE0F}", "☝🏽", "⛹🏿"])
  func `a symbol without an emoji look is one column`(symbol: Character) {
    #expect(TextWidth.width(of: symbol) == 1)
  }

  @Test(arguments: [
    ("\u{1B}", 1), ("\r\n", 1), ("\u{202E}", 1), ("\u{301}", 1), ("\u{903}", 2), ("\u{200B}", 0),
    ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{1161}", 2), ("\u{2028}", 1), ("a\u{E0041}", 2),
  ])
  func `an undrawable character is as wide as its symbol`(character: Character, width: Int) {
    #expect(TextWidth.width(of: character) == width)
  }

  @Test func `a tab reaches to the next stop`() {
    #expect(TextWidth.width(of: "\t") == 8)
    #expect(TextWidth.width(of: "1234567\tx") == 9)
    #expect(TextWidth.width(of: "12345678\tx") == 17)
  }

  @Test func `every printable ASCII byte is one column`() {
    let printable = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    for length in 0...95 { #expect(TextWidth.width(of: printable.prefix(length)) == length) }
  }

  @Test func `no scalar adds more than two columns`() {
    for scalar in allScalars where !(0...2).contains(TextWidth.width(of: scalar)) {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `text is as wide as its glyphs`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<300 {
      let text = samples.text()
      #expect(TextWidth.width(of: text) == Glyphs(text).reduce(0) { $0 + $1.width })
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `characters are as wide as their glyphs`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<200 {
      for character in samples.text() {
        #expect(TextWidth.width(of: character) == Glyph(character)?.width ?? 0)
      }
    }
  }
}
