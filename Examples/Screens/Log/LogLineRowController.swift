import Files
import RowKit

/// A line of a log, read when it comes into view; Return shows all of it.
final class LogLineRowController: SelectableRow {
  let source: LogSource
  let chunk: Int
  let record: Int

  /// Whether it was shown with its number, or can't have one.
  private(set) var isNumbered = false

  private let looks: LogLooks

  /// How many bytes of a line are read to show it in one line of the screen.
  private static let limit = 4096

  init(_ source: LogSource, chunk: Int, record: Int, looks: LogLooks) {
    self.source = source
    self.chunk = chunk
    self.record = record
    self.looks = looks
  }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let limit = LogLineRowController.limit + 4 * looks.column
    let bytes = source.chunks.bytes(of: record, in: chunk, limit: limit)
    let text = LineText.text(bytes)
    cell.content = LogLineContent(
      number: number, gutter: looks.gutter,
      text: looks.column > 0 ? String(text.dropFirst(looks.column)) : text,
      style: LogLooks.style(of: LogLevel(line: bytes)), marks: looks.marks)
  }

  func didSelect(_ row: RowContext) {
    row.push(LineScreen.screen(for: self))
  }

  /// What stands before the line: nothing while its number isn't known.
  private var number: String {
    let isRest = source.chunks.records(in: chunk).isRest
    let number = source.chunks.number(of: record, in: chunk)
    isNumbered = isRest || number != nil
    return isRest ? "↪" : number.map { String($0) } ?? ""
  }
}
