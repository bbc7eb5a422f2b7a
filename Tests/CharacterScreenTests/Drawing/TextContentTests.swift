import TestTraits
import Testing

@testable import CharacterScreen

/// The drawing of a part of a wrapped text.
@Suite(.computes) struct TextContentTests {
  private static let words = "one two three four five six seven eight nine ten eleven twelve"

  /// Returns the lines of a content of which a range is seen.
  private func lines(_ content: TextContent, seen: Range<Int>, of height: Int) -> [String] {
    let buffer = ScreenBuffer(size: ScreenSize(width: 8, height: seen.count))
    let whole = ScreenRectangle(column: 0, line: -seen.lowerBound, width: 8, height: height)
    content.draw(on: Canvas(buffer)[whole])
    return (0..<seen.count).map { line in
      buffer.withLine(line) { cells in
        var text = ""
        text.unicodeScalars += cells.map { $0.scalar ?? "?" }
        return text
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 20], [TextAlignment.leading, .center, .trailing])
  func `a part of a text is drawn as in the whole`(limit: Int, alignment: TextAlignment) {
    let content = TextContent(Self.words, alignment: alignment, numberOfLines: limit)
    let height = content.height(forWidth: 8)
    let whole = lines(content, seen: 0..<height, of: height)
    for first in 0..<height {
      for end in first + 1...height {
        #expect(lines(content, seen: first..<end, of: height) == Array(whole[first..<end]))
      }
    }
  }

  @Test func `text below the screen isn't wrapped`() {
    let content = TextContent(String(repeating: Self.words + "\n", count: 200_000))
    for _ in 0..<20 {
      #expect(lines(content, seen: 0..<2, of: .max / 2) == ["one two ", "three   "])
    }
  }
}
