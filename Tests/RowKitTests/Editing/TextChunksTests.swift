import RowKitTesting
import Testing

import RowKit
@testable import CharacterScreen
@testable import RowKitCore

struct TextChunksTests {
  private static let pieces = [
    "a", "Z ", "Ada Lovelace wrote notes", "\n", "é", "e\u{301}", "\u{301}", "東京", "👩‍👩‍👧",
    "\u{1F1E9}", "\u{1F1EA}", "\u{200D}", "\r", "\r\n", "well-known ", "가", "שלום", "\t",
    "Жук", "ガひ", "が", "naïve", "👍🏽", "❤️", "ا", "ก", "🎉", "\u{36F}",
  ]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a text in chunks is edited as a plain one`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var chunks = TextChunks("", size: 8)
    var naive = ""
    for step in 0..<150 {
      let bounds = (0..<2).map { _ in Int.random(in: 0...naive.count, using: &random) }.sorted()
      let isLong = Int.random(in: 0..<4, using: &random) == 0
      let range = bounds[0]..<(isLong ? bounds[1] : min(bounds[0] + 2, bounds[1]))
      let pieces = (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
        Self.pieces.randomElement(using: &random)
      }
      let place = chunks.replace(range, with: pieces.joined())
      let head = naive.prefix(range.lowerBound) + pieces.joined()
      naive = String(head + naive.dropFirst(range.upperBound))
      let expected = (0...naive.count).first {
        naive.prefix($0).utf8.count >= head.utf8.count
      }
      try #require(chunks.text == naive, "seed \(seed), step \(step)")
      try #require(chunks.count == naive.count, "seed \(seed), step \(step)")
      try #require(place == expected, "seed \(seed), step \(step)")
      let all = Array(naive)
      #expect(all.indices.allSatisfy { chunks[$0] == all[$0] }, "seed \(seed), step \(step)")
      let part = Int.random(in: 0...all.count, using: &random)
      #expect(chunks.columns(of: part..<all.count) == TextWidth.width(of: String(all[part...])))
      #expect(chunks.columns(of: 0..<part) == TextWidth.width(of: String(all[..<part])))
      let column = Int.random(in: 0...40, using: &random)
      #expect(
        chunks.place(atColumn: column, in: part..<all.count)
          == (part...all.count).last { chunks.columns(of: part..<$0) <= column })
    }
  }

  @Test func `letters between which a text is cut don't combine`() {
    let letters = (0..<0x11_0000).compactMap(Unicode.Scalar.init).filter(TextChunk.joinsNothing)
    #expect(letters.count > 20_000)
    for letter in letters {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: [letter, "a", letter, letter, "漢", letter])
      #expect(String(text).count == 6, "\(letter)")
    }
    let marks = [0x301, 0x36F, 0xFE0F, 0x1F3FD].compactMap(Unicode.Scalar.init)
    // Nothing joins a control character.
    let some = letters.filter { $0.value % 7 == 0 && $0.value > 0x20 && $0.value != 0x7F }
    for (mark, letter) in marks.flatMap({ mark in some.map { (mark, $0) } }) {
      #expect(TextChunk.isApart(mark, letter) && !TextChunk.isApart(letter, mark))
      var text = String.UnicodeScalarView()
      text.append(contentsOf: [letter, mark, letter, mark, mark, letter])
      #expect(String(text).count == 3, "\(letter) \(mark)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `lines that follow edits are those of the text`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let width = Int.random(in: 1...14, using: &random)
    var text = EditedText(TextChunks("Ada Lovelace", size: 8))
    text.wrap(width: width)
    for step in 0..<150 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0..<6, using: &random))
      text.replace(start..<end, with: Self.pieces.randomElement(using: &random) ?? "")
      let lines = text.lines(width: width)
      let fresh = WrappedText(TextChunks(text.text), width: width)
      try #require(
        lines.indices.map { lines[$0] } == fresh.indices.map { fresh[$0] },
        "seed \(seed), step \(step), \(text.text.debugDescription)")
    }
  }

  @Test(arguments: 1..<15)
  func `plain lines break where all others do`(width: Int) {
    let text = "well-known words - a  b   c-3 -x x--y \n\n averyveryverylongword  \nend-"
    let lines = WrappedText(TextChunks(text), width: width)
    let expected = TextWrapping.lines(text, width: width).map {
      text.distance(from: text.startIndex, to: $0.startIndex)
    }
    #expect(lines.indices.map { lines[$0].lowerBound } == expected)
  }
}
