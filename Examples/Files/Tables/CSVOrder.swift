/// The records of a table in the order of a column.
///
/// The table is read as a whole, on any thread.
public struct CSVOrder: Hashable, Sendable {
  /// A record: its bytes in the file, and its number, counted from 1 without the header.
  public struct Record: Hashable, Sendable {
    /// The bytes of the record with its newline.
    public let range: Range<Int>

    /// The number of the record in the file.
    public let number: Int
  }

  /// The records of a table in an order.
  public struct Records: Sendable {
    /// The records.
    public let records: [Record]

    /// The kind of the comparison.
    public let kind: CSVColumn.Kind

    /// Whether the records are missing because the file system doesn't answer.
    public var isSilent = false
  }

  /// The largest size of a table that is sorted, in bytes: 64,000,000.
  public static let largestSize = 64_000_000

  /// The column, counted from 0.
  public var column: Int

  /// Whether the largest value comes first.
  public var isDescending: Bool

  /// Creates an order.
  public init(column: Int, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Returns the records of a table in this order.
  ///
  /// Numbers are compared by value, with all their digits, if all values of the column are numbers or
  /// say that there is none, such as `n/a`. Other values are compared by an order of texts.
  /// Records without a value come last in both directions, and equal ones in the order of the file.
  ///
  /// - Parameters:
  ///   - part: The table.
  ///   - delimiter: The byte between fields.
  ///   - rule: The rule that separates records.
  ///   - headerCount: The number of records at the beginning that are left out.
  ///   - pattern: The pattern that the records contain, or nil for all.
  ///   - areTextsInOrder: Whether the first of two texts precedes the second.
  /// - Returns: The records, and whether their values were compared as numbers. There are none if the
  ///   file system doesn't answer.
  public func records(
    of part: FilePart, delimiter: UInt8, rule: RecordRule, headerCount: Int,
    with pattern: BytePattern? = nil, areTextsInOrder: (String, String) -> Bool
  ) -> Records {
    let file = part.patient.file
    let silenceCount = file.silenceCount
    let bytes = file.bytes(0..<part.size)
    guard file.silenceCount == silenceCount else {
      return Records(records: [], kind: .text, isSilent: true)
    }
    var (records, values) = ([Record](), [String]())
    bytes.withUnsafeBytes { bytes in
      var state = QuoteState.outside
      let starts = rule.starts(bytes, after: nil, state: &state).map { Int($0) }
      for (place, start) in starts.enumerated().dropFirst(headerCount) {
        let range = start..<(place + 1 < starts.count ? starts[place + 1] : bytes.count)
        let record = UnsafeRawBufferPointer(rebasing: bytes[range])
        if let pattern, pattern.firstShown(in: record) == nil { continue }
        records.append(Record(range: range, number: place + 1 - headerCount))
        let field = CSVRecord.fields(
          Array(record), delimiter: delimiter, columns: column..<column + 1)
        values.append(field.first.map(CSVRecord.text) ?? "")
      }
    }
    let (places, kind) = sorted(values, areTextsInOrder)
    return Records(records: places.map { records[$0] }, kind: kind)
  }

  /// Returns the places of values in this order, and what they were compared as.
  private func sorted(
    _ values: [String], _ areTextsInOrder: (String, String) -> Bool
  ) -> (places: [Int], kind: CSVColumn.Kind) {
    let filled = values.indices.filter { !values[$0].isEmpty }
    let given = filled.filter { !CSVNumber.isNone(values[$0]) }
    let hasDecimalCommas = given.contains { CSVColumn.hasDecimalComma(values[$0]) }
    let numbers = given.compactMap { CSVNumber(values[$0], hasDecimalCommas: hasDecimalCommas) }
    if !given.isEmpty, numbers.count == given.count {
      let others = values.indices.filter { values[$0].isEmpty || CSVNumber.isNone(values[$0]) }
      return (sorted(given, by: numbers, <) + others, .number)
    }
    let empty = values.indices.filter { values[$0].isEmpty }
    return (sorted(filled, by: filled.map { values[$0] }, areTextsInOrder) + empty, .text)
  }

  private func sorted<Key>(
    _ places: [Int], by keys: [Key], _ precedes: (Key, Key) -> Bool
  ) -> [Int] {
    let ordered = keys.indices.sorted { left, right in
      if precedes(keys[left], keys[right]) { return !isDescending }
      return precedes(keys[right], keys[left]) ? isDescending : left < right
    }
    return ordered.map { places[$0] }
  }
}
