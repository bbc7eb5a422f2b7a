import Files
import RowKit

/// A row with a whole text of a record, in as many lines as it needs, and with highlighted matches.
final class RecordTextRowController: CellController {
  private let text: RecordText
  private let mark: () -> BytePattern?
  private var wrapped: (width: Int, lines: [Substring])?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mark: Returns the pattern to highlight, or `nil`.
  init(_ text: RecordText, mark: @escaping () -> BytePattern?) {
    self.text = text
    self.mark = mark
  }

  func height(forWidth width: Int) -> Int? { lines(width).count }

  func configure(_ cell: TableCell) {
    cell.content = RecordTextContent(text: text, lines: lines(cell.state.width), mark: mark())
  }

  /// Returns the line that shows a byte of the text.
  func line(of offset: Int, width: Int) -> Int {
    lines(width).lastIndex { text.offset(of: $0.startIndex) <= offset } ?? 0
  }

  private func lines(_ width: Int) -> [Substring] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = TextWrapping.lines(text.whole, width: width)
    wrapped = (width, lines)
    return lines
  }
}

/// The lines of a text with highlighted matches.
private struct RecordTextContent: CellContent {
  let text: RecordText
  let lines: [Substring]
  let mark: BytePattern?

  func height(forWidth width: Int) -> Int { lines.count }

  var plainText: String { text.plainText }

  func draw(on canvas: Canvas) {
    for line in canvas.visibleLines.clamped(to: 0..<lines.count) {
      let start = text.offset(of: lines[line].startIndex)
      let style = text.isBelowName(start) ? Style.secondary : .plain
      canvas.text(String(lines[line]), line: line, style: style)
      if let mark { self.mark(mark, in: start..<start + lines[line].utf8.count, line, on: canvas) }
    }
  }

  private func mark(_ pattern: BytePattern, in bytes: Range<Int>, _ line: Int, on canvas: Canvas) {
    for match in text.matches(pattern, in: bytes) {
      let part = match.clamped(to: bytes)
      guard !part.isEmpty else { continue }
      let column = text.width(of: bytes.lowerBound..<part.lowerBound)
      canvas.restyle(columns: column..<column + text.width(of: part), line: line, .match)
    }
  }
}
