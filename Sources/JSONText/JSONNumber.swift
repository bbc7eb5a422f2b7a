/// A number of a JSON text, kept as it is written, so that nothing of a long one is lost.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// The number as it is written.
  public let text: String

  init(unchecked text: String) {
    self.text = text
  }

  /// Creates a number.
  public init(_ value: Int) {
    text = String(value)
  }

  /// Creates a number; nil for what JSON has no number for: infinity, and what is no number.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = Int(exactly: value).map(String.init) ?? String(value)
  }

  /// The whole number; nil if it is none, or too great.
  public var int: Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0) } }

  /// The nearest number of double precision; infinite for one that is too great.
  public var double: Double { Double(text) ?? .infinity }

  public var description: String { text }
}
