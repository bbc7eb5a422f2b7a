/// A piece of text in one style, with its columns.
struct TextRun {
  private(set) var text: String
  private(set) var columns: Range<Int>

  /// The style of the text.
  let look: PictureLook

  /// Whether fonts may give the text a different width, so that it needs an element of its own.
  private let isAlone: Bool

  init(_ grapheme: String, at column: Int, width: Int, look: PictureLook) {
    text = grapheme
    columns = column..<column + width
    self.look = look
    isAlone = width != 1 || !TextRun.isOrdinary(grapheme)
  }

  /// Appends the next piece of text if it has the same style and is at most one space apart.
  ///
  /// Two spaces end a run, so that the text after them starts at its own column even in viewers
  /// that don't support `textLength`.
  ///
  /// - Returns: Whether the text was appended.
  mutating func add(_ next: TextRun) -> Bool {
    let gap = next.columns.lowerBound - columns.upperBound
    guard !isAlone, !next.isAlone, gap <= 1, look.drawsAlike(next.look) else { return false }
    text += (gap == 1 ? " " : "") + next.text
    columns = columns.lowerBound..<next.columns.upperBound
    return true
  }

  /// Returns whether every monospaced font contains a grapheme: Latin, Greek or Cyrillic.
  private static func isOrdinary(_ grapheme: String) -> Bool {
    grapheme.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x370..<0x530).contains($0.value) }
  }
}
