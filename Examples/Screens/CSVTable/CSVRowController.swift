import Files
import RowKit

/// A record of a table, read when it comes into view; Return shows its values one below the other.
final class CSVRowController: SelectableRow {
  private let chunks: ChunkedFile
  private let chunk: Int
  private let record: Int
  private let table: CSVTable

  /// How many bytes of a record are read to show it in one line of the screen.
  private static let limit = 16 * 1024

  init(_ table: CSVTable, chunk: Int, record: Int) {
    self.table = table
    chunks = table.chunks
    self.chunk = chunk
    self.record = record
  }

  /// The number of the record, counted from 1 without the header; nil while it isn't known.
  var number: Int? { chunks.number(of: record, in: chunk).map { $0 - 1 } }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let fields = table.fields(of: record, in: chunk, limit: CSVRowController.limit)
    cell.content = CSVLineContent(
      fields: fields.map(CSVTable.line), layout: table.layout)
  }

  func didSelect(_ row: RowContext) {
    let fields = table.fields(of: record, in: chunk, limit: 1 << 20)
    let title = number.map { "Record \($0.grouped)" } ?? "Record"
    row.push(CSVRecordScreen(title, names: table.layout.columns.map(\.name), values: fields))
  }
}
