import Files
import RowKit

/// A table in a file: its records in chunks, and what is known about its columns.
@MainActor final class CSVTable {
  /// The records.
  let chunks: ChunkedFile

  /// Where the columns stand.
  var layout: CSVLayout

  /// What fills the file, when it comes from a pipe.
  let spool: InputSpool?

  private let delimiter: UInt8

  /// How many bytes, and how many records, are looked at to find out about the columns.
  private static let sample = (bytes: 64 * 1024, records: 500)

  /// Opens a table.
  init(_ opened: OpenedFile, chunkLength: Int?) {
    opened.fill()
    spool = opened.spool
    let beginning = opened.file.bytes(0..<CSVTable.sample.bytes)
    let dialect = CSVDialect(sample: beginning, path: opened.file.path)
    delimiter = dialect.delimiter
    chunks = ChunkedFile(
      opened.file, rule: dialect.rule, size: opened.spool?.size, chunkLength: chunkLength)
    layout = CSVLayout(CSVTable.columns(of: beginning, dialect))
  }

  /// Returns the values of a record.
  func fields(of record: Int, in chunk: Int, limit: Int) -> [String] {
    let bytes = chunks.bytes(of: record, in: chunk, limit: limit)
    return CSVTable.values(bytes, delimiter)
  }

  /// Makes one line of a value, with a sign where it has more.
  static func line(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
    return String(value.map { $0.isNewline ? "⏎" : $0 == "\t" ? " " : $0 })
  }

  private static func values(_ bytes: [UInt8], _ delimiter: UInt8) -> [String] {
    CSVRecord.fields(bytes, delimiter: delimiter).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func columns(of beginning: [UInt8], _ dialect: CSVDialect) -> [CSVColumn] {
    let records = beginning.withUnsafeBytes { bytes -> [[String]] in
      let found = ChunkRecords(bytes, at: 0, after: nil, rule: dialect.rule)
      return (0..<min(found.count, sample.records)).compactMap { record in
        // The last one may be cut off.
        guard let range = found.range(of: record),
          record == 0 || range.upperBound < bytes.count
            || bytes.count < sample.bytes
        else { return nil }
        return values(Array(bytes[range]), dialect.delimiter)
      }
    }
    var header = records.first ?? []
    // Some programs begin a file with a mark of its encoding.
    if let name = header.first, name.hasPrefix("\u{FEFF}") { header[0] = String(name.dropFirst()) }
    return CSVColumn.all(header: header, records: Array(records.dropFirst())) { value in
      TextWidth.width(of: line(value))
    }
  }
}
