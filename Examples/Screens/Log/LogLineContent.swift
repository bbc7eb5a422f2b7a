import Files
import RowKit

/// A line of a log with its number and with highlighted matches.
struct LogLineContent: CellContent {
  let number: String
  let gutter: Int
  let text: String

  /// The number of columns by which the text is scrolled.
  var column = 0
  let style: Style
  let marks: [BytePattern]

  /// Returns the bytes of the line up to a limit.
  let bytes: @MainActor (_ limit: Int) -> [UInt8]

  var plainText: String { text }

  var copiedText: String? {
    MainActor.assumeIsolated { RecordPlace.copied(bytes).map(LineText.copied) }
  }

  func draw(on canvas: Canvas) {
    let start = gutter > 0 && canvas.width > gutter + 10 ? gutter + 1 : 0
    if start > 0 {
      canvas.trailingText(number, endingAt: gutter, width: gutter, style: .disabled)
    }
    let text = column > 0 ? text.scrolled(by: column) : text
    canvas.truncatedText(text, at: start, width: canvas.width - start, style: style)
    canvas.mark(marks, in: text, from: start, to: canvas.width)
  }
}

extension String {
  /// Returns the text without its first columns, in which a blank stands for the rest of a character that
  /// is cut in two.
  fileprivate func scrolled(by columns: Int) -> String {
    var (rest, left) = (self[...], columns)
    while left > 0, let first = rest.popFirst() { left -= TextWidth.width(of: String(first)) }
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
