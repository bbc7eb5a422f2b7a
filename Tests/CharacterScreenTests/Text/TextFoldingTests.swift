import CharacterScreen
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct TextFoldingTests {
  @Test(arguments: [
    ("Ada", "ada"), ("Zoë", "zoe"), ("Łódź", "lodz"), ("Straße", "strasse"), ("STRASSE", "strasse"),
    ("ẞ", "ss"),
    ("İstanbul", "istanbul"), ("ısı", "isi"), ("Æsop", "aesop"), ("Œuvre", "oeuvre"),
    ("Ørsted", "orsted"),
    ("Þór", "thor"), ("Đặng", "dang"), ("e\u{301}", "e"), ("ﬁnd", "find"), ("Ｆｕｌｌ", "full"),
    ("𝓙𝓸𝓱𝓷", "john"),
    ("Ἀθήνα", "αθηνα"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Ёлка", "елка"), ("Ки\u{457}в", "ки\u{456}в"),
    ("ΐ", "ι"),
    ("O’Brien", "o'brien"), ("a–b", "a-b"), ("10\u{A0}000", "10 000"), ("ﷺ", "ﷺ"), ("שָׁלוֹם", "שלום"),
    ("مُحَمَّد", "محمد"),
    ("東京", "東京"), ("が", "が"), ("한국", "한국"), ("क़", "क़"), ("👍🏽", "👍🏽"), ("№ ①", "no 1"),
    ("soft\u{AD}en", "soften"),
  ])
  func `case, accents and look-alikes go`(text: String, folded: String) {
    #expect(TextFolding.folded(text) == folded)
  }

  @Test func `folding once more changes nothing`() {
    for scalar in allScalars {
      let folded = TextFolding.folded(String(scalar))
      guard TextFolding.folded(folded) != folded else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `characters that aren't letters are unchanged`() {
    for text in ["\0\u{1}\u{1B}", "\u{E0041}", "\u{30000}", "\u{10FFFF}"] {
      #expect(TextFolding.folded(text) == text)
    }
  }

  @Test func `both cases of a letter fold alike`() {
    for scalar in allScalars where scalar.properties.changesWhenLowercased {
      let lower = scalar.properties.lowercaseMapping
      guard TextFolding.folded(lower) != TextFolding.folded(String(scalar)) else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `Chinese, Japanese and Korean text stays as it is`() {
    for range in [0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3] {
      for scalar in range.compactMap({ Unicode.Scalar(UInt32($0)) }) {
        guard TextFolding.folded(String(scalar)).unicodeScalars.first != scalar else { continue }
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }
}
