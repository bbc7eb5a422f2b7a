import Files
import RowKit

/// Records of comma- or tab-separated values, whose first one names the columns.
///
/// What a column holds and how wide it is is known from records of the beginning and the end of
/// the file. Where a record in view is wider the column grows, and stays so.
@MainActor final class CSVFormat: RecordFormat {
  let noun = "record"
  let rule: RecordRule
  let headerCount = 1
  var marks: [BytePattern] = []
  var onChange: () -> Void = {}

  /// Where the columns stand.
  private(set) var layout: CSVLayout

  private let delimiter: UInt8
  private var hasGrown = false

  /// How many bytes, and how many records, are looked at to find out about the columns.
  private static let sample = (bytes: 64 * 1024, records: 500)

  /// Finds out about a file.
  init(_ opened: OpenedFile) {
    let file = opened.file
    let beginning = file.bytes(0..<CSVFormat.sample.bytes)
    let dialect = CSVDialect(sample: beginning, path: file.path)
    delimiter = dialect.delimiter
    rule = dialect.rule
    let records = CSVFormat.records(beginning, at: 0, of: file, dialect)
    let start = max(beginning.count, file.size - CSVFormat.sample.bytes)
    let end = CSVFormat.records(file.bytes(start..<file.size), at: start, of: file, dialect)
    var header = records.first ?? []
    // Some programs begin a file with a mark of its encoding.
    if let name = header.first, name.hasPrefix("\u{FEFF}") { header[0] = String(name.dropFirst()) }
    // Where quotes were guessed wrongly, records have more or fewer fields.
    let fitting = end.suffix(CSVFormat.sample.records).filter { $0.count == header.count }
    layout = CSVLayout(
      CSVColumn.all(header: header, records: records.dropFirst() + fitting, width: CSVFormat.width))
  }

  var heading: (any CellContent)? {
    CSVHeaderContent(
      line: CSVLineContent(
        fields: layout.columns.map { CSVFormat.line($0.name) }, layout: layout, style: .header))
  }

  func row(_ place: RecordPlace) -> any RecordRow { CSVRowController(place, self) }

  func printed(_ place: RecordPlace) -> String {
    fields(of: place, limit: RecordLines.limit)
      .map { RecordLines.safe(CSVFormat.line($0)) }.joined(separator: "\t")
  }

  func move(by steps: Int) -> Bool { layout.move(by: steps) }

  func adapt(to sources: [RecordSource]) -> Bool {
    defer { hasGrown = false }
    return hasGrown
  }

  /// Makes room for a record that is shown.
  func fit(_ fields: [String]) {
    guard layout.fit(fields, width: CSVFormat.width) else { return }
    hasGrown = true
    onChange()
  }

  /// Returns the values of a record.
  func fields(of place: RecordPlace, limit: Int) -> [String] {
    CSVFormat.values(place.bytes(limit: limit), delimiter)
  }

  /// Makes one line of a value, with a sign where it has more.
  static func line(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
    return String(value.map { $0.isNewline ? "⏎" : $0 == "\t" ? " " : $0 })
  }

  private static func width(_ value: String) -> Int { TextWidth.width(of: line(value)) }

  private static func values(_ bytes: some Collection<UInt8>, _ delimiter: UInt8) -> [String] {
    CSVRecord.fields(bytes, delimiter: delimiter).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The records that begin in some bytes, without one that may be cut off.
  private static func records(
    _ bytes: [UInt8], at offset: Int, of file: OpenFile, _ dialect: CSVDialect
  ) -> [[String]] {
    let previous = offset > 0 ? file.bytes(offset - 1..<offset).first : nil
    let found = bytes.withUnsafeBytes {
      ChunkRecords($0, at: offset, after: previous, rule: dialect.rule)
    }
    let isEnd = offset > 0 || bytes.count < sample.bytes
    let limit = offset == 0 ? sample.records : found.count
    return (0..<min(found.count, limit)).compactMap { record in
      guard let range = found.range(of: record),
        isEnd || record == 0 || range.upperBound < bytes.count
      else { return nil }
      return values(bytes[range.lowerBound - offset..<range.upperBound - offset], dialect.delimiter)
    }
  }
}
