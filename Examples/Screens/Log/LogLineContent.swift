import Files
import RowKit

/// A line of a log with its number and with highlighted matches.
struct LogLineContent: CellContent {
  let number: String
  let gutter: Int

  /// The text from its beginning, which ends with `…` if it is cut off.
  let plainText: String

  /// The text behind the columns by which it is scrolled.
  private let shown: String

  /// Whether the beginning of the text is scrolled away.
  private var hidesBeginning: Bool { shown.utf8.count < plainText.utf8.count }

  let style: Style
  let marks: [BytePattern]

  /// Returns the bytes of the line up to a limit.
  let bytes: @MainActor (_ limit: Int) -> [UInt8]

  /// The largest number of bytes read to show a line, beside those that are scrolled away.
  static let limit = 4096

  /// Creates the content of a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line, or another sign before it.
  ///   - gutter: The width of the numbers, or 0 to show none.
  ///   - beginning: The bytes of the line, or the first ones of a longer line: one more than ``limit``
  ///     and four for each column.
  ///   - column: The number of columns by which the text is scrolled.
  ///   - style: The style of the text.
  ///   - marks: The patterns to highlight.
  ///   - bytes: Returns the bytes of the line up to a limit.
  ///   - text: Returns the text of bytes.
  init(
    number: String, gutter: Int, beginning: [UInt8], column: Int = 0, style: Style = .plain,
    marks: [BytePattern], bytes: @escaping @MainActor (_ limit: Int) -> [UInt8],
    text: ([UInt8]) -> String = LineText.text
  ) {
    let limit = LogLineContent.limit + 4 * column
    let isCut = beginning.count > limit
    let end = LineText.start(ofCharacterAt: limit, in: beginning)
    let whole = text(isCut ? Array(beginning[..<end]) : beginning)
    (self.number, self.gutter, self.style) = (number, gutter, style)
    (self.marks, self.bytes) = (marks, bytes)
    plainText = isCut ? whole + "…" : whole
    shown = column > 0 ? plainText.scrolled(by: column) : plainText
  }

  var copiedText: String? {
    MainActor.assumeIsolated { RecordPlace.copied(bytes).map(LineText.copied) }
  }

  func draw(on canvas: Canvas) {
    let start = gutter > 0 && canvas.width > gutter + 10 ? gutter + 1 : 0
    if start > 0 {
      canvas.trailingText(number, endingAt: gutter, width: gutter, style: .disabled)
      if hidesBeginning { canvas.text("‹", at: gutter, style: .secondary) }
    }
    canvas.truncatedText(shown, at: start, width: canvas.width - start, style: style)
    canvas.mark(marks, in: shown, from: start, to: canvas.width)
  }
}

extension String {
  /// Returns the text without its first columns, in which a blank stands for the rest of a character that
  /// is cut in two.
  fileprivate func scrolled(by columns: Int) -> String {
    var (rest, left) = (self[...], columns)
    while left > 0, let first = rest.popFirst() { left -= TextWidth.width(of: first) }
    return String(repeating: " ", count: max(0, -left)) + rest
  }
}

extension Canvas {
  /// Highlights matches in text that is drawn in a range of columns.
  func mark(_ patterns: [BytePattern], in text: String, from start: Int, to end: Int) {
    guard !patterns.isEmpty else { return }
    let seen = Array(text.utf8.prefix((end - start) * 4))
    for pattern in patterns {
      var place = 0
      while let match = seen.withUnsafeBytes({ pattern.first(in: $0, from: place) }) {
        let after = match + pattern.bytes.count
        let column = start + TextWidth.width(of: String(decoding: seen[..<match], as: UTF8.self))
        guard column < end else { break }
        let width = TextWidth.width(of: String(decoding: seen[match..<after], as: UTF8.self))
        restyle(columns: column..<min(end, column + width), line: 0, .match)
        place = after
      }
    }
  }
}
