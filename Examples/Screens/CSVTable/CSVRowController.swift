import Files
import RowKit

/// A row for a record of a table, read when it comes into view.
///
/// Return lists its values.
@MainActor protocol CSVRow: SelectableRow {
  /// The format of the table.
  var format: CSVFormat { get }

  /// The record.
  var record: CSVBytes { get }

  /// The bytes of the row if it only continues a record, or `nil` for a record.
  var rest: CSVBytes? { get }

  /// The place of the record, or `nil` if a record isn't known by its place.
  var seenPlace: CSVPlace? { get }

  /// The number of the record, counted from 1 without the header, or `nil` while it is unknown.
  var number: Int? { get }
}

/// The bytes of a record, read up to a limit.
typealias CSVBytes = @MainActor (_ limit: Int) -> [UInt8]

/// The place of a record in a version of a file.
struct CSVPlace: Hashable {
  let source: ObjectIdentifier
  let chunk: Int
  let record: Int
  let revision: Int
  let size: Int

  @MainActor init(_ place: RecordPlace) {
    source = ObjectIdentifier(place.source)
    (chunk, record) = (place.chunk, place.record)
    (revision, size) = (place.source.chunks.revision, place.source.chunks.size)
  }
}

/// A row in the order of the file.
final class CSVRowController: CSVRow, RecordRow {
  let place: RecordPlace
  let format: CSVFormat
  let needsNumber = false

  var record: CSVBytes {
    let place = place
    return { place.whole.bytes(limit: $0) }
  }
  var rest: CSVBytes? { place.isRest ? place.bytes : nil }
  var seenPlace: CSVPlace? { CSVPlace(place) }
  var number: Int? { place.whole.number.map { $0 - format.headerCount } }

  init(_ place: RecordPlace, _ format: CSVFormat) {
    self.place = place
    self.format = format
  }
}

/// A row in the order of a column.
final class SortedRowController: CSVRow {
  let format: CSVFormat
  let record: CSVBytes
  let rest: CSVBytes? = nil
  let seenPlace: CSVPlace? = nil
  let number: Int?

  init(_ record: CSVOrder.Record, of file: OpenFile, _ format: CSVFormat) {
    self.format = format
    self.record = { limit in file.bytes(record.range.prefix(limit)) }
    number = record.number
  }
}

extension CSVRow {
  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    if let rest {
      cell.content = LogLineContent(
        number: "↪", gutter: 1, beginning: rest(LogLineContent.limit + 1), marks: format.marks,
        bytes: record, text: { CSVFormat.line(LineText.text($0)) })
      return
    }
    let (first, values) = format.seenFields(
      of: record, at: seenPlace, width: cell.state.width)
    format.fit(values, from: first)
    let lines = values.map(CSVFormat.line)
    let (record, format) = (record, format)
    cell.content = CSVLineContent(
      layout: format.layout,
      value: { lines.indices.contains($0 - first) ? lines[$0 - first] : nil },
      values: { format.fields(of: record, limit: 1 << 20).map(CSVFormat.line) },
      marks: format.marks, whole: { format.copiedText(of: record) })
  }

  func selectionVerb(in words: LocalizedStrings) -> String { "whole \(format.noun)" }

  func didSelect(_ row: RowContext) {
    let limit = 1 << 20
    let fields = format.fields(of: record, limit: limit)
    let isMore = record(limit + 1).count > limit
    let title = number.map { "Record \($0.grouped)" } ?? "Record"
    let names = format.layout.columns.map(\.name)
    let texts = fields.enumerated().map { column, value in
      let name = names.indices.contains(column) ? names[column] : ""
      return RecordText(value, name: name.isEmpty ? "Column \(column + 1)" : name)
    }
    let notes = (before: String?.none, after: isMore ? "… and more: this is the beginning." : nil)
    row.push(RecordTextScreen(title, texts, notes: notes, at: format.marks.last))
  }
}
