import Files
import RowKit

/// A format for comma- or tab-separated values whose first record, after a line such as `sep=;`, names the
/// columns.
///
/// The kinds and widths of the columns come from records at the beginning and at the end of the
/// file. A wider record in view widens its columns, which stay that wide.
@MainActor final class CSVFormat: RecordFormat {
  let noun = "record"
  private(set) var rule: RecordRule
  private(set) var headerCount: Int
  var marks: [BytePattern] = []
  var onChange: () -> Void = {}

  /// The layout of the columns.
  private(set) var layout: CSVLayout

  private(set) var delimiter: UInt8
  private var hasGrown = false

  /// Whether the first record was known to its end when the columns were determined.
  private var hasHeader: Bool
  private var farValues: [FarSearch: [String]] = [:]

  /// The numbers of bytes and of records that are read to determine the columns.
  private static let sample = (bytes: 64 * 1024, records: 500)

  /// The bytes of a record that are read at first, and at most, to show it in a line.
  private static let (piece, limit) = (16 * 1024, 4 << 20)

  /// The bytes of a value that are seen at most.
  ///
  /// They fill any screen. A file without line breaks has values of megabytes.
  private static let valueLimit = 4096

  /// Determines the columns of a file.
  init(_ opened: OpenedFile) {
    let file = opened.file
    let read = { opened.edges?.bytes($0, of: file) ?? file.bytes($0) }
    let beginning = CSVFormat.beginning(read)
    let dialect = CSVDialect(sample: beginning, path: file.path)
    delimiter = dialect.delimiter
    rule = dialect.rule
    headerCount = dialect.headerCount
    let records = CSVFormat.records(beginning, at: 0, dialect, read)
    hasHeader = records.count > headerCount
    layout = CSVFormat.layout(records, after: beginning.count, size: opened.size, dialect, read)
  }

  /// Returns the columns for the first records of a file and for those at its end.
  private static func layout(
    _ records: [[String]], after beginning: Int, size: Int, _ dialect: CSVDialect,
    _ read: (Range<Int>) -> [UInt8]
  ) -> CSVLayout {
    let start = min(size, max(beginning, size - sample.bytes))
    let end = CSVFormat.records(read(start..<size), at: start, dialect, read)
    let header = dialect.header(of: records) ?? []
    // After a wrong guess about quotes, records have more or fewer fields.
    let fitting = end.suffix(sample.records).filter { $0.count == header.count }
    return CSVLayout(
      CSVColumn.all(
        header: header, records: records.dropFirst(dialect.headerCount) + fitting, width: width))
  }

  func readHeader(of source: RecordSource, isRewritten: Bool) {
    guard isRewritten || !hasHeader else { return }
    let file = source.chunks.file
    let beginning = CSVFormat.beginning { file.bytes($0) }
    let dialect = CSVDialect(sample: beginning, path: file.path)
    let records = CSVFormat.records(beginning, at: 0, dialect) { file.bytes($0) }
    (delimiter, rule, headerCount) = (dialect.delimiter, dialect.rule, dialect.headerCount)
    (hasHeader, farValues) = (records.count > headerCount, [:])
    layout = CSVFormat.layout(
      records, after: beginning.count, size: source.chunks.size, dialect
    ) { file.bytes($0) }
    hasGrown = true
    onChange()
  }

  func otherNames(in source: RecordSource) -> String? {
    let file = source.chunks.file
    let beginning = CSVFormat.beginning { file.bytes($0) }
    let dialect = CSVDialect(delimiter: delimiter, sample: beginning)
    let records = CSVFormat.records(beginning, at: 0, dialect) { file.bytes($0) }
    guard let header = dialect.header(of: records) else { return nil }
    let names = layout.columns.map(\.name)
    let isSame = header.elementsEqual(names.prefix(header.count))
    if isSame, names.dropFirst(header.count).allSatisfy(\.isEmpty) { return nil }
    return header.map(CSVFormat.line).joined(separator: ", ")
  }

  var heading: (any CellContent)? { heading(sortedBy: nil) }

  /// Returns the names of the columns, with a sign at the one by which the rows are sorted.
  func heading(sortedBy order: CSVOrder?) -> CSVHeaderContent {
    let names = layout.columns.map { CSVFormat.line($0.name) }
    let sign = order.map { $0.isDescending ? " ↓" : " ↑" } ?? ""
    return CSVHeaderContent(
      line: CSVLineContent(
        layout: layout, value: { $0 == order?.column ? names[$0] + sign : names[$0] },
        values: { names }, style: .header))
  }

  func row(_ place: RecordPlace) -> any RecordRow { CSVRowController(place, self) }

  func printed(_ place: RecordPlace) -> String { printed(place.bytes) }

  /// Returns the values of a record as a line, with a tab between two.
  func printed(_ record: CSVBytes) -> String {
    fields(of: record, limit: RecordLines.limit)
      .map { SafeText.visible(CSVFormat.line($0)) }.joined(separator: "\t")
  }

  func move(by steps: Int) -> Bool { layout.move(by: steps) }

  func reveal(_ pattern: BytePattern, in record: [UInt8], width: Int) -> Bool {
    guard let match = pattern.firstShown(in: record)?.lowerBound else { return false }
    let field = CSVRecord.fields(record[..<match], delimiter: delimiter).count - 1
    let former = layout.first
    if field < layout.first { _ = move(by: field - layout.first) }
    while layout.first < field, !layout.shows(field, in: width), move(by: 1) {}
    return layout.first != former
  }

  func adapt(to sources: [RecordSource]) -> Bool {
    defer { hasGrown = false }
    return hasGrown
  }

  /// Widens a column for the sign beside its name.
  func makeRoomForSign(at column: Int) {
    layout.widen(column, to: CSVFormat.width(name(of: column)) + 2)
  }

  /// Widens the columns for values that are shown.
  func fit(_ values: [String], from first: Int) {
    guard layout.fit(values, from: first, width: CSVFormat.width) else { return }
    hasGrown = true
    onChange()
  }

  /// Returns the values of a record that are seen in a width, and the first column they stand in.
  ///
  /// Of a record is read what lies before them, and nothing behind. Values that weren't found in its
  /// first piece are remembered, because rows are configured often.
  func seenFields(
    of record: CSVBytes, at place: CSVPlace? = nil, width: Int
  ) -> (first: Int, values: [String]) {
    let columns = layout.columns(in: width)
    let search = place.map { FarSearch(place: $0, columns: columns) }
    if let search, let values = farValues[search] { return (columns.lowerBound, values) }
    var limit = CSVFormat.piece
    while true {
      let bytes = record(limit)
      let fields = CSVRecord.fields(
        bytes, delimiter: delimiter, columns: columns, limit: CSVFormat.valueLimit)
      guard fields.count < columns.count, bytes.count == limit, limit < CSVFormat.limit else {
        let values = fields.map(CSVRecord.text)
        if let search, limit > CSVFormat.piece { remember(values, of: search) }
        return (columns.lowerBound, values)
      }
      limit *= 4
    }
  }

  private func remember(_ values: [String], of search: FarSearch) {
    if farValues.count >= 100 { farValues = [:] }
    farValues[search] = values
  }

  /// A search for columns of a record beyond its first piece.
  private struct FarSearch: Hashable {
    let place: CSVPlace
    let columns: Range<Int>
  }

  /// Returns the fields of a record.
  func fields(of record: CSVBytes, limit: Int) -> [String] {
    CSVFormat.values(record(limit), delimiter)
  }

  /// Returns the values of a record for the clipboard, with tabs between them, or `nil` if there is too
  /// much.
  func copiedText(of record: CSVBytes) -> String? {
    guard let bytes = RecordPlace.copied(record) else { return nil }
    return CSVFormat.values(bytes, delimiter).map(CSVFormat.copied).joined(separator: "\t")
  }

  /// Returns a value as a spreadsheet pastes it: in quotes if it has tabs or line breaks, or begins with
  /// a quote.
  private static func copied(_ value: String) -> String {
    // By bytes, because a mark that belongs to a quote makes another character of it.
    let (quote, breaks) = (UInt8(ascii: "\""), [0x09, 0x0A, 0x0D] as [UInt8])
    let isPlain = value.utf8.first != quote && !value.utf8.contains(where: breaks.contains)
    guard !isPlain else { return value }
    let doubled = value.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }

  /// Returns a value on one line, with a symbol in place of each line break.
  static func line(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
    return String(value.map { $0.isNewline ? "⏎" : $0 == "\t" ? " " : $0 })
  }

  private static func width(_ value: String) -> Int { TextWidth.width(of: line(value)) }

  private static func values(
    _ bytes: some Collection<UInt8>, _ delimiter: UInt8, limit: Int = .max
  ) -> [String] {
    CSVRecord.fields(bytes, delimiter: delimiter, limit: limit)
      .map(CSVRecord.text)
  }

  /// The beginning of a file, with all names of its columns.
  private static func beginning(_ read: (Range<Int>) -> [UInt8]) -> [UInt8] {
    var length = sample.bytes
    while true {
      let bytes = read(0..<length)
      guard bytes.count == length, length < limit, !bytes.contains(0x0A) else { return bytes }
      length *= 4
    }
  }

  /// Returns the records that begin in some bytes, without one that may be cut off.
  private static func records(
    _ bytes: [UInt8], at offset: Int, _ dialect: CSVDialect, _ read: (Range<Int>) -> [UInt8]
  ) -> [[String]] {
    let previous = offset > 0 ? read(offset - 1..<offset).first : nil
    let found = bytes.withUnsafeBytes {
      ChunkRecords($0, at: offset, after: previous, rule: dialect.rule)
    }
    let isEnd = offset > 0 || bytes.count < sample.bytes
    let limit = offset == 0 ? sample.records : found.count
    return (0..<min(found.count, limit)).compactMap { record in
      guard let range = found.range(of: record),
        isEnd || record == 0 || range.upperBound < bytes.count
      else { return nil }
      let record = bytes[range.lowerBound - offset..<range.upperBound - offset]
      return values(record, dialect.delimiter, limit: valueLimit)
    }
  }
}
