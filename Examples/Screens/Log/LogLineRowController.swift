import Files
import RowKit

/// A row for a line of a log, read when it comes into view.
///
/// Return shows the full line.
final class LogLineRowController: RecordRow {
  let place: RecordPlace

  private let format: LogFormat
  private var isNumbered = false

  init(_ place: RecordPlace, _ format: LogFormat) {
    self.place = place
    self.format = format
  }

  var needsNumber: Bool {
    !isNumbered && place.source.chunks.index.records(before: place.chunk) != nil
  }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let bytes = place.bytes(limit: LogLineContent.limit + 4 * format.column + 1)
    cell.content = LogLineContent(
      number: number, gutter: format.gutter, beginning: bytes, column: format.column,
      style: LogFormat.style(of: LogLevel(line: LineText.plain(bytes))), marks: format.marks,
      bytes: place.bytes)
  }

  /// The first 256 kB of the row, in which a search by ear finds words that aren't shown, too.
  var searchText: String? { LineText.text(place.bytes(limit: LineScreen.limit)) }

  func didSelect(_ row: RowContext) {
    row.push(LineScreen.screen(for: place, at: format.marks.last))
  }

  /// The prefix of the line, which is blank while the number is unknown.
  private var number: String {
    let isRest = place.source.chunks.records(in: place.chunk).isRest
    let number = place.number
    isNumbered = isRest || number != nil
    return isRest ? "↪" : number.map { String($0) } ?? ""
  }
}
