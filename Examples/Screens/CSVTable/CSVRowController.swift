import Files
import RowKit

/// A row for a record of a table, read when it comes into view.
///
/// Return lists its values.
final class CSVRowController: RecordRow {
  let place: RecordPlace
  let needsNumber = false

  private let format: CSVFormat

  /// The largest number of bytes read to show a record on one line.
  private static let limit = 16 * 1024

  init(_ place: RecordPlace, _ format: CSVFormat) {
    self.place = place
    self.format = format
  }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let fields = format.fields(of: place, limit: CSVRowController.limit)
    format.fit(fields)
    cell.content = CSVLineContent(
      fields: fields.map(CSVFormat.line), layout: format.layout, marks: format.marks)
  }

  func didSelect(_ row: RowContext) {
    let fields = format.fields(of: place, limit: 1 << 20)
    let title = place.number.map { "Record \(($0 - 1).grouped)" } ?? "Record"
    row.push(
      CSVRecordScreen(title, names: format.layout.columns.map(\.name), values: fields))
  }
}
