import Files
import RowKit

/// The full text of a line of a log, formatted if it is JSON.
enum LineScreen {
  /// The largest number of bytes shown.
  static let limit = 256 * 1024

  /// The largest number of bytes in which a match is looked for: 16,000,000.
  private static let reach = 16_000_000

  /// Creates a screen for a line, or for a part of a longer one.
  ///
  /// - Parameters:
  ///   - place: The row of the line, or one that continues it.
  ///   - pattern: The pattern to begin at, or `nil` for the beginning of the row.
  /// - Returns: The screen.
  @MainActor static func screen(
    for place: RecordPlace, at pattern: BytePattern?
  ) -> RecordTextScreen {
    let title = place.whole.number.map { "Line \($0.grouped)" } ?? "Line"
    let bytes = place.bytes(limit: (pattern == nil ? limit : reach) + 1)
    if bytes.count <= limit, let layout = JSONLayout.lines(bytes) {
      let lines = layout.split(separator: "\n", omittingEmptySubsequences: false)
      return RecordTextScreen(title, lines.map { RecordText(String($0)) }, at: pattern)
    }
    let part = part(of: bytes, at: pattern)
    let isBeginning = part.lowerBound == 0 && !place.isRest
    let before = isBeginning ? nil : "… the line begins before this."
    let after = isBeginning ? "… and more: this is the beginning." : "… and more."
    return RecordTextScreen(
      title, [RecordText(LineText.text(Array(bytes[part])))],
      notes: (before, part.upperBound < bytes.count ? after : nil), at: pattern)
  }

  /// Returns the beginning of a line, or the part around its first match.
  private static func part(of bytes: [UInt8], at pattern: BytePattern?) -> Range<Int> {
    let match = pattern.flatMap { $0.firstShown(in: bytes) }
    var start = 0
    if let match, match.upperBound > limit { start = match.lowerBound - limit / 4 }
    let end = LineText.start(ofCharacterAt: min(bytes.count, start + limit, reach), in: bytes)
    return LineText.start(ofCharacterAt: start, in: bytes)..<end
  }
}
