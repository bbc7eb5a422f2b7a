/// A column of a table: its name, its kind and its width.
public struct CSVColumn: Hashable, Sendable {
  /// The kind of a column's values.
  public enum Kind: Hashable, Sendable {
    /// Numbers, which are right-aligned.
    case number
    /// Anything else.
    case text
  }

  /// The name of the column.
  public let name: String

  /// The kind of its values.
  public let kind: Kind

  /// The length of the longest examined value, in screen columns.
  public let length: Int

  /// Determines the columns of a table from some of its records.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - records: Some records.
  ///   - width: Measures text in screen columns.
  /// - Returns: The columns, as many as the longest record has fields.
  public static func all(
    header: [String], records: [[String]], width: (String) -> Int
  ) -> [CSVColumn] {
    let count = max(header.count, records.lazy.map(\.count).max() ?? 0)
    return (0..<count).map { place in
      let values = records.lazy.compactMap { $0.indices.contains(place) ? $0[place] : nil }
      let name = header.indices.contains(place) ? header[place] : ""
      let longest = values.map(width).max() ?? 0
      let filled = values.filter { !$0.isEmpty }
      let holdsNumbers = !filled.isEmpty && filled.allSatisfy { isNumber($0) }
      return CSVColumn(
        name: name, kind: holdsNumbers ? .number : .text, length: max(1, width(name), longest))
    }
  }

  /// Adapts columns to another record: they grow as wide as its values, and a column of numbers
  /// becomes one of text if it contains something else.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - record: The record. Fields beyond the columns become columns without a name.
  ///   - limit: The largest length of a column.
  ///   - width: Measures text in screen columns.
  /// - Returns: The columns, unchanged if the record fits.
  public static func all(
    _ columns: [CSVColumn], fitting record: [String], limit: Int, width: (String) -> Int
  ) -> [CSVColumn] {
    let new = record.dropFirst(columns.count).map { value in
      CSVColumn(
        name: "", kind: isNumber(value) ? .number : .text, length: max(1, min(limit, width(value))))
    }
    return zip(columns.indices, columns).map { place, column in
      guard record.indices.contains(place), !record[place].isEmpty else { return column }
      let value = record[place]
      let isText = column.kind == .text || !isNumber(value)
      return CSVColumn(
        name: column.name, kind: isText ? .text : .number,
        length: max(column.length, min(limit, width(value))))
    } + new
  }

  /// Whether a value is a number, such as `-1,234.5`, `12 %`, `€ 3.50` or `1e-9`.
  static func isNumber(_ value: String) -> Bool {
    var digits = 0
    var previous: UInt8?
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39: digits += 1
      // Within a number, as opposed to a date, a sign follows only the e of an exponent.
      case 0x2B, 0x2D:
        guard digits == 0 || previous.map({ $0 | 0x20 == 0x65 }) ?? true else { return false }
      case 0x2C, 0x2E, 0x20, 0x25, 0x45, 0x65, 0x24, 0xE2, 0x82, 0xAC: break
      default: return false
      }
      previous = byte
    }
    let isCode = value.first == "0" && value.utf8.count > 1 && !value.hasPrefix("0.")
    return digits > 0 && !isCode
  }
}
