import Files
import RowKit

/// A row for a record of a table, read when it comes into view.
///
/// Return lists its values.
final class CSVRowController: RecordRow {
  let place: RecordPlace
  let needsNumber = false

  private let format: CSVFormat

  init(_ place: RecordPlace, _ format: CSVFormat) {
    self.place = place
    self.format = format
  }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let (first, values) = format.seenFields(of: place, width: cell.state.width)
    format.fit(values, from: first)
    let lines = values.map(CSVFormat.line)
    let (place, format) = (place, format)
    cell.content = CSVLineContent(
      layout: format.layout,
      value: { lines.indices.contains($0 - first) ? lines[$0 - first] : nil },
      values: { format.fields(of: place, limit: 1 << 20).map(CSVFormat.line) },
      marks: format.marks)
  }

  func didSelect(_ row: RowContext) {
    let fields = format.fields(of: place, limit: 1 << 20)
    let title = place.number.map { "Record \(($0 - 1).grouped)" } ?? "Record"
    row.push(
      CSVRecordScreen(title, names: format.layout.columns.map(\.name), values: fields))
  }
}
