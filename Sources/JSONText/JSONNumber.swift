/// A number in a JSON text, stored as written so that no digit is lost.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// The number as written.
  public let text: String

  init(unchecked text: String) {
    self.text = text
  }

  /// Creates a number from an integer.
  public init(_ value: Int) {
    text = String(value)
  }

  /// Creates a number from a floating-point value.
  ///
  /// Returns `nil` for infinity and NaN, which JSON can't represent.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = Int(exactly: value).map(String.init) ?? String(value)
  }

  /// The value as an integer, or `nil` if it is not an integer or out of range.
  public var int: Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0) } }

  /// The nearest double-precision value, or infinity if the number is out of range.
  public var double: Double { Double(text) ?? .infinity }

  public var description: String { text }
}
