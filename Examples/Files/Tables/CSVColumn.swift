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

  /// Creates a column from one value.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - value: The value.
  ///   - limit: The largest length of the column.
  ///   - width: Measures text in screen columns.
  public init(name: String, value: String, limit: Int, width: (String) -> Int) {
    self.init(
      name: name, kind: CSVColumn.isNumber(value) ? .number : .text,
      length: max(1, min(limit, width(value))))
  }

  private init(name: String, kind: Kind, length: Int) {
    self.name = name
    self.kind = kind
    self.length = length
  }

  /// Returns the column adapted to another value: as wide as the value, and of text if that isn't a
  /// number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - limit: The largest length of the column.
  ///   - width: Measures text in screen columns.
  /// - Returns: The column, unchanged if the value fits.
  public func fitting(_ value: String, limit: Int, width: (String) -> Int) -> CSVColumn {
    guard !value.isEmpty else { return self }
    let isText = kind == .text || !CSVColumn.isNumber(value)
    return CSVColumn(
      name: name, kind: isText ? .text : .number, length: max(length, min(limit, width(value))))
  }

  /// Returns the column with at least a length.
  public func widened(to length: Int) -> CSVColumn {
    CSVColumn(name: name, kind: kind, length: max(self.length, length))
  }

  /// Whether a value shows that a comma is its decimal separator.
  ///
  /// The only comma comes after all points, or, without points, after zeros alone or not before exactly
  /// three digits. A value without a comma shows it by several points that group its digits.
  static func hasDecimalComma(_ value: String) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 1 { return isGroupedByPoints(value) }
    guard parts.count == 2, !parts[1].contains(".") else { return false }
    let digits = parts[0].filter(\.isNumber)
    let isZero = !digits.isEmpty && digits.allSatisfy { $0 == "0" }
    return isZero || parts[0].contains(".") || parts[1].prefix { $0.isNumber }.count != 3
  }

  /// Whether several points group the digits of a value by thousands.
  private static func isGroupedByPoints(_ value: String) -> Bool {
    let groups = value.split(separator: ".", omittingEmptySubsequences: false)
    return groups.count > 2
      && groups.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
  }

  /// Whether a value is a number, such as `-1,234.5`, `0,5`, `12 %`, `€ 3.50` or `1e-9`, and not a code
  /// such as `007`, in which a digit follows the first zero.
  static func isNumber(_ value: String) -> Bool {
    isPlainNumber(CSVNumber.plain(value))
  }

  private static func isPlainNumber(_ value: String) -> Bool {
    var digits = 0
    var previous: UInt8?
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39: digits += 1
      // Within a number, as in a date, a sign stands after the e of an exponent only.
      case 0x2B, 0x2D:
        guard digits == 0 || previous.map({ $0 | 0x20 == 0x65 }) ?? true else { return false }
      case 0x2C, 0x2E, 0x20, 0x25, 0x27, 0x45, 0x65, 0x24, 0xE2, 0x82, 0xAC: break
      default: return false
      }
      previous = byte
    }
    let isCode = value.utf8.first == 0x30 && 0x30...0x39 ~= value.utf8.dropFirst().first ?? 0
    return digits > 0 && !isCode
  }
}
