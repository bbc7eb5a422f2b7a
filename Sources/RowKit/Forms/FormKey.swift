/// The name of a field of a form.
///
/// ```swift
/// extension FormKey {
///   static let email: FormKey = "email"
/// }
/// ```
public struct FormKey: Hashable, Sendable {
  /// The name, as it stands in what is written of the values.
  public let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }
}

// MARK: ExpressibleByStringLiteral

extension FormKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
