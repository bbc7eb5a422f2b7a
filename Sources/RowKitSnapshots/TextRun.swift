/// A piece of text in one style, with its columns.
struct TextRun {
  private(set) var text: String
  private(set) var columns: Range<Int>

  /// The style of the text.
  let look: PictureLook

  private let script: Script

  /// The ways in which fonts draw graphemes beside each other.
  private enum Script {
    /// One column each, in every monospaced font.
    case ordinary
    /// From right to left, perhaps connected.
    case rightToLeft
    /// With any width, so that each needs an element of its own.
    case other
  }

  init(_ grapheme: String, at column: Int, width: Int, look: PictureLook) {
    text = grapheme
    columns = column..<column + width
    self.look = look
    script = width == 1 ? TextRun.script(of: grapheme) : .other
  }

  /// Appends the next piece of text if it has the same style and is at most one space apart.
  ///
  /// Two spaces end a run, so that the text after them starts at its own column even in viewers
  /// that don't support `textLength`.
  ///
  /// - Returns: Whether the text was appended.
  mutating func add(_ next: TextRun) -> Bool {
    let gap = next.columns.lowerBound - columns.upperBound
    guard script != .other, next.script == script, gap <= 1, look.drawsAlike(next.look) else {
      return false
    }
    text += (gap == 1 ? " " : "") + next.text
    columns = columns.lowerBound..<next.columns.upperBound
    return true
  }

  /// Every monospaced font contains Latin, Greek and Cyrillic.
  private static func script(of grapheme: String) -> Script {
    let isOrdinary = grapheme.unicodeScalars.allSatisfy {
      $0.value < 0x250 || (0x370..<0x530).contains($0.value)
    }
    if isOrdinary { return .ordinary }
    let isRightToLeft = grapheme.unicodeScalars.allSatisfy {
      (0x590..<0x900).contains($0.value) || (0xFB1D..<0xFE00).contains($0.value)
        || (0xFE70..<0xFF00).contains($0.value)
    }
    return isRightToLeft ? .rightToLeft : .other
  }
}
