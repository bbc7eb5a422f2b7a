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
  public var int: Int? {
    if let value = Int(text) { return value }
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let pieces = parts[0].split(separator: ".", maxSplits: 1)
    var digits = pieces.joined()
    guard digits.contains(where: { $0 != "0" && $0 != "-" }) else { return 0 }
    guard let exponent = parts.count == 2 ? Int(parts[1]) : 0,
      (-1 << 60...1 << 60).contains(exponent)
    else { return nil }
    // The power of ten that the digits are multiplied by, all of which count.
    var power = exponent - (pieces.count == 2 ? pieces[1].utf8.count : 0)
    while power < 0, digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    return !(0..<20).contains(power) ? nil : Int(digits + String(repeating: "0", count: power))
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
