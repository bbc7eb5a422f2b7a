/// A key of a model without a type, which knows the type of its value.
///
/// ```swift
/// extension ModelKey<Bool> { static let wifi = ModelKey("wifi") }
/// ```
public struct ModelKey<Value: ModelRepresentable>: Hashable, Sendable {
  /// The name under which the value is kept.
  public let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }
}
