/// A number that a value of a table shows, with all its digits.
struct CSVNumber: Comparable {
  /// The nearest floating-point number, which is infinite beyond the greatest one.
  let double: Double

  /// The number with a point before its fraction, and without groups.
  private let text: String

  /// Reads a value, or returns nil for a value that isn't a number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - hasDecimalCommas: Whether a comma is the decimal separator of the column and a point groups
  ///     digits, or nil to decide by the value alone. A decimal separator that occurs more than once
  ///     groups digits.
  init?(_ value: String, hasDecimalCommas: Bool? = nil) {
    guard CSVColumn.isNumber(value) else { return nil }
    let decimal: Character = hasDecimalCommas ?? CSVColumn.hasDecimalComma(value) ? "," : "."
    var digits = CSVNumber.plain(value).filter { $0.isASCII && $0 != "%" && $0 != "$" }[...]
    while digits.first == " " { digits.removeFirst() }
    while digits.last == " " { digits.removeLast() }
    let sign = digits.first.flatMap { $0 == "-" || $0 == "+" ? $0 : nil }
    if sign != nil { digits = digits.dropFirst().drop { $0 == " " } }
    let fraction = digits.count { $0 == decimal } == 1 ? digits.firstIndex(of: decimal) : nil
    let end = fraction ?? digits.firstIndex { $0 == "e" || $0 == "E" } ?? digits.endIndex
    guard let whole = CSVNumber.withoutGroups(digits[..<end]) else { return nil }
    let rest = fraction.map { "." + digits[digits.index(after: $0)...] } ?? String(digits[end...])
    text = (sign == "-" ? "-" : "") + whole + rest
    guard let double = Double(text) else { return nil }
    self.double = double
  }

  /// Returns the digits of a whole number without its groups, or nil if other groups than those of
  /// thousands stand there, as in a version, a date or an address.
  private static func withoutGroups(_ digits: Substring) -> String? {
    let groups = digits.split(omittingEmptySubsequences: false) { ",. '".contains($0) }
    guard groups.count > 1 else { return String(digits) }
    let separators = Set(digits.filter { ",. '".contains($0) })
    guard separators.count == 1, (1...3).contains(groups[0].count), groups.last?.count == 3,
      groups.dropFirst().allSatisfy({ (2...3).contains($0.count) })
    else { return nil }
    return groups.joined()
  }

  /// Returns a value with common signs in place of those that look like them.
  static func plain(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 >= 0x80 }) else { return value }
    let scalars = value.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "\u{2212}": "-"
      case "\u{A0}", "\u{2009}", "\u{202F}": " "
      case "\u{2019}": "'"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a value says that there is none, such as `n/a` or a dash.
  static func isNone(_ value: String) -> Bool {
    ["-", "–", "—", "?", "n/a", "na", "#n/a", "nan", "null", "none"].contains(value.lowercased())
  }

  // MARK: Comparable

  static func == (left: CSVNumber, right: CSVNumber) -> Bool {
    left.double == right.double && (left.text == right.text || left.digits == right.digits)
  }

  static func < (left: CSVNumber, right: CSVNumber) -> Bool {
    guard left.double == right.double else { return left.double < right.double }
    return left.text != right.text && left.digits < right.digits
  }

  private var digits: ExactDigits { ExactDigits(text) }
}

/// The digits of a number, for numbers that a `Double` can't tell apart.
private struct ExactDigits: Comparable {
  private var isNegative = false

  /// The digits without zeros at the ends.
  private var digits: [UInt8] = []

  /// The number of digits before the point, negative for zeros behind it.
  private var exponent = 0

  init(_ text: String) {
    isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.split { $0 | 0x20 == UInt8(ascii: "e") }
    let hasMinus = parts.last?.first == UInt8(ascii: "-")
    if parts.count > 1 {
      exponent = Int(Substring(parts[1])) ?? (hasMinus ? -(1 << 60) : 1 << 60)
      exponent = max(-(1 << 60), min(1 << 60, exponent))
    }
    let number = parts.first.map { $0.drop { $0 == UInt8(ascii: "-") } } ?? text.utf8[...]
    exponent += number.prefix { $0 != UInt8(ascii: ".") }.count
    digits = number.filter { $0 != UInt8(ascii: ".") }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  static func < (left: ExactDigits, right: ExactDigits) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Returns whether the number without its sign is smaller.
  private func isSmaller(than other: ExactDigits) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty && digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
