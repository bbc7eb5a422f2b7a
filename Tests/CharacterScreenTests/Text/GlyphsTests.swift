import CharacterScreen
import Testing

struct GlyphsTests {
  @Test(arguments: [
    ("Ada", ["A", "d", "a"]), ("", []), ("e\u{301}x", ["e\u{301}", "x"]), ("東a", ["東", "a"]),
    ("a\u{200B}b\u{FEFF}", ["a", "b"]), ("\u{1B}[2J", ["␛", "[", "2", "J"]),
    ("a\r\nb", ["a", "␤", "b"]),
    ("12345678é\r\n\u{301}", ["1", "2", "3", "4", "5", "6", "7", "8", "é", "␤", "◌\u{301}"]),
  ])
  func `a text is drawn character by character`(text: String, clusters: [String]) {
    #expect(Glyphs(text).map(\.cluster) == clusters)
  }

  @Test func `a character of one scalar is given as the scalar`() {
    #expect(Glyphs("aé東\u{1B}").map(\.scalar) == ["a", "é", "東", "␛"])
    #expect(Glyphs("e\u{301}❤️").map(\.scalar) == [nil, nil])
  }

  @Test func `a tab becomes spaces up to the next stop`() {
    #expect(Glyphs("ab\tc").map(\.cluster).joined() == "ab      c")
    #expect(Glyphs("ab\tc", tabStop: 4).map(\.cluster).joined() == "ab  c")
    #expect(Glyphs("東\tc", column: 3, tabStop: 4).map(\.cluster).joined() == "東   c")
    #expect(Glyphs("\ta", column: -3, tabStop: 0).map(\.cluster).joined() == " a")
  }

  @Test func `a part of a text is drawn as if it were all`() {
    let text = "xx東京\u{301}yy"
    #expect(Glyphs(text.dropFirst(2).dropLast(2)).map(\.cluster) == ["東", "京\u{301}"])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `positions and columns follow the glyphs`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<200 {
      let text = samples.text()
      var glyphs = Glyphs(text).makeIterator()
      var columns = 0
      var last = text.startIndex
      while let glyph = glyphs.next() {
        columns += glyph.width
        #expect(glyphs.column == columns)
        #expect(glyphs.position >= last)
        last = glyphs.position
      }
      #expect(glyphs.position == text.endIndex)
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func `glyphs are the characters of the text`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    for _ in 0..<200 {
      let text = samples.text().filter { $0 != "\t" }
      #expect(Array(Glyphs(text)) == text.compactMap(Glyph.init))
    }
  }
}
