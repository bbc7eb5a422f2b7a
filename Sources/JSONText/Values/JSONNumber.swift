/// A number in a JSON text, stored as written so that no digit is lost.
///
/// Its description is the number as written.
public struct JSONNumber: Hashable, Sendable {
  /// The number as written.
  package let text: String

  init(unchecked text: String) {
    self.text = text
  }

  /// Creates a number from an integer.
  package init(_ value: Int) {
    text = String(value)
  }

  /// Creates a number from a floating-point value.
  ///
  /// Returns `nil` for infinity and NaN, which JSON can't represent.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = Int(exactly: value).map(String.init) ?? String(value)
  }

  /// The value as an integer, or `nil` if it is not an integer or out of range.
  ///
  /// A number with an exponent is also `nil` if it has more than 15 digits.
  public var int: Int? {
    if let value = Int(text) { return value }
    let parts = text.split(separator: ".", maxSplits: 1)
    if parts.count == 2, parts[1].allSatisfy({ $0 == "0" }) { return Int(parts[0]) }
    // A floating-point value is exact up to 15 digits. More digits may give a different number.
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    guard digits.count <= 15 else { return nil }
    return Double(text).flatMap { Int(exactly: $0) }
  }

  /// The nearest double-precision value, or infinity if the number is out of range.
  public var double: Double { Double(text) ?? .infinity }
}

extension JSONNumber {
  /// Creates a number as it is written in JSON, such as `1.50` or `-1e400`.
  ///
  /// Any other text returns `nil`.
  package init?(_ description: String) {
    guard let number = (try? JSONValue(parsing: description))?.number,
      number.text.isExactly(description)
    else { return nil }
    self = number
  }
}

// MARK: CustomStringConvertible

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}
