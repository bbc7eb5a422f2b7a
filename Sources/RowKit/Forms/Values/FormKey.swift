/// What names a field of a form.
///
/// ```swift
/// extension FormKey {
///   static let email: FormKey = "email"
/// }
/// ```
public struct FormKey: Hashable, Sendable {
  private let words: String

  /// Creates a key of a name, as it stands in what is written of the values.
  public init(_ name: String) {
    words = name
  }
}

// MARK: ExpressibleByStringLiteral

extension FormKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

// MARK: CustomStringConvertible

extension FormKey: CustomStringConvertible {
  public var description: String { words }
}
