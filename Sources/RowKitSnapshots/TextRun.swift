/// A piece of text in one look, and the columns it stands in.
struct TextRun {
  /// The words.
  private(set) var text: String

  /// The columns.
  private(set) var columns: Range<Int>

  /// How it looks.
  let look: PictureLook

  /// Whether fonts may give it a width of its own, so that nothing is put into one element with
  /// it.
  private let isAlone: Bool

  init(_ grapheme: String, at column: Int, width: Int, look: PictureLook) {
    text = grapheme
    columns = column..<column + width
    self.look = look
    isAlone = width != 1 || !TextRun.isOrdinary(grapheme)
  }

  /// Adds the next piece of text, if it looks the same and stands beside this one or after one
  /// space; returns whether it did.
  ///
  /// Two spaces end a run, so that what comes after them begins at its own column in viewers that
  /// know no text length, too.
  mutating func add(_ next: TextRun) -> Bool {
    let gap = next.columns.lowerBound - columns.upperBound
    guard !isAlone, !next.isAlone, gap <= 1, look.drawsAlike(next.look) else { return false }
    text += (gap == 1 ? " " : "") + next.text
    columns = columns.lowerBound..<next.columns.upperBound
    return true
  }

  /// Whether a grapheme is in every monospaced font: Latin, Greek or Cyrillic.
  private static func isOrdinary(_ grapheme: String) -> Bool {
    grapheme.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x370..<0x530).contains($0.value) }
  }
}
