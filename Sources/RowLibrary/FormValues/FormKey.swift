/// The key of a field in a form.
///
/// ```swift
/// extension FormKey {
///   static let nickname: FormKey = "nickname"
/// }
/// ```
public struct FormKey: Hashable, Sendable {
  private let words: String

  /// Creates a key with a name, which is also the name in the JSON output.
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
