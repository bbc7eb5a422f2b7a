import CharacterScreen
import TestTraits
import Testing

@Suite(.computes) struct TextTruncationTests {
  @Test(arguments: [
    ("Ada", 3, "Ada", "Ada", "Ada"), ("Lovelace", 5, "Love…", "Lo…ce", "…lace"),
    ("Lovelace", 6, "Lovel…", "Lov…ce", "…elace"), ("Lovelace", 1, "…", "…", "…"),
    ("Lovelace", 2, "L…", "L…", "…e"), ("Lovelace", 0, "", "", ""), ("", 0, "", "", ""),
    ("東京都心", 5, "東京…", "東…心", "…都心"), ("東京都心", 4, "東…", "東…", "…心"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", "e\u{301}…", "…e\u{301}"),
    ("a\tb", 9, "a\tb", "a\tb", "a\tb"), ("a\tbc", 9, "a\t…", "a…bc", "…bc"),
  ])
  func `text is cut where asked`(
    text: String, width: Int, end: String, middle: String, start: String
  ) {
    #expect(TextTruncation.truncate(text, to: width) == end)
    #expect(TextTruncation.truncate(text, to: width, mode: .middle) == middle)
    #expect(TextTruncation.truncate(text, to: width, mode: .start) == start)
  }

  @Test func `padding stands where the alignment says`() {
    #expect(TextTruncation.pad("Ada", to: 6) == "Ada   ")
    #expect(TextTruncation.pad("Ada", to: 6, alignment: .center) == " Ada  ")
    #expect(TextTruncation.pad("Ada", to: 6, alignment: .trailing) == "   Ada")
    #expect(TextTruncation.pad("東京都", to: 4) == "東… ")
    #expect(TextTruncation.pad("Ada", to: -1) == "")
  }

  @Test(arguments: TextTruncation.Mode.allCases, [1, 2, 3] as [UInt64])
  func `truncated text fits and padded text fills`(mode: TextTruncation.Mode, seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<150 {
      let text = samples.text()
      let width = samples.number(below: 14)
      let cut = TextTruncation.truncate(text, to: width, mode: mode)
      #expect(TextWidth.width(of: cut) <= width, "\(text.unicodeScalars.map(\.value)) \(width)")
      if TextWidth.width(of: text) <= width { #expect(cut == text) }
      #expect(TextWidth.width(of: TextTruncation.pad(cut, to: width)) == width)
    }
  }
}
