/// A decimal number with any number of digits.
///
/// Fields and formats exchange numbers in this form, so that neither an integer beyond 2^53 nor a
/// fraction is rounded before it is stored.
///
/// ```swift
/// DecimalNumber("9007199254740993")?.int  // 9007199254740993
/// DecimalNumber("0.10")?.description      // "0.1"
/// ```
public struct DecimalNumber: Hashable, Sendable {
  /// Whether the number is less than 0.
  public let isNegative: Bool

  /// The digits before the point, without leading zeros.
  ///
  /// "0" if there are none.
  let whole: String

  /// The digits after the point, without trailing zeros.
  package let fraction: String

  /// Creates a number from digits.
  init(
    isNegative: Bool, whole: some StringProtocol, fraction: some StringProtocol = "" as Substring
  ) {
    let leading = whole.drop { $0 == "0" }
    var tail = String(fraction)
    while tail.last == "0" { tail.removeLast() }
    self.whole = leading.isEmpty ? "0" : String(leading)
    self.fraction = tail
    self.isNegative = isNegative && !(leading.isEmpty && tail.isEmpty)
  }

  /// Creates a number from an integer.
  public init(_ value: some BinaryInteger) {
    let text = String(value)
    self.init(isNegative: text.hasPrefix("-"), whole: text.drop { $0 == "-" })
  }

  /// Creates the shortest number that represents a floating-point value, or returns `nil` if the
  /// value isn't finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init("\(value)")
  }

  /// The nearest floating-point value, which is infinite if the number is too large.
  public var double: Double { Double(description) ?? 0 }

  /// The floating-point value that represents the number exactly, or `nil` if there is none.
  package var exactDouble: Double? {
    let value = double
    return DecimalNumber(value) == self ? value : nil
  }

  /// The number as an integer, or `nil` for a fraction or beyond the range of `Int`.
  public var int: Int? { fraction.isEmpty ? Int(description) : nil }
}

// MARK: LosslessStringConvertible

extension DecimalNumber: LosslessStringConvertible {
  /// The maximum absolute exponent of parsed text.
  private static let greatestExponent = 1100

  /// Creates a number from digits with at most one point, an optional sign and an optional
  /// exponent.
  ///
  /// - Parameter description: The text, such as `-12.5` or `1e-07`. Any other text returns `nil`,
  ///   as does an exponent beyond 1,100.
  public init?(_ description: String) {
    let parts = description.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    guard let mantissa = parts.first else { return nil }
    let sign = mantissa.first.flatMap { $0 == "-" || $0 == "+" ? $0 : nil }
    let places = mantissa.dropFirst(sign == nil ? 0 : 1)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = places.joined()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let exponent = parts.count > 1 ? Int(parts[1]) : 0
    let limit = DecimalNumber.greatestExponent
    guard let exponent, (-limit...limit).contains(exponent) else { return nil }
    let point = places[0].utf8.count + exponent
    let zeros = { String(repeating: "0", count: max(0, $0)) }
    self.init(
      isNegative: sign == "-",
      whole: digits.prefix(max(0, point)) + zeros(point - digits.utf8.count),
      fraction: zeros(-point) + digits.dropFirst(max(0, point)))
  }

  /// The digits with a point, and a minus sign for a negative number.
  public var description: String {
    (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}

// MARK: Codable

/// Encoded as text, such as `"0.1"`.
extension DecimalNumber: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText(as: "number")
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(self)
  }
}

// MARK: Comparable

extension DecimalNumber: Comparable {
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Returns whether the number has a smaller magnitude than another one.
  private func isSmaller(than other: DecimalNumber) -> Bool {
    (whole.utf8.count, whole, fraction) < (other.whole.utf8.count, other.whole, other.fraction)
  }
}

// MARK: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral

extension DecimalNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Creates a number from a literal.
  ///
  /// A literal that isn't finite counts as 0.
  public init(floatLiteral value: Double) {
    self = DecimalNumber(value) ?? 0
  }
}
