/// A key of a ``KeyValueModel`` with the type of its value.
///
/// ```swift
/// extension ModelKey<Bool> { static let wifi = ModelKey("wifi") }
/// ```
public struct ModelKey<Value: ModelRepresentable>: Hashable, Sendable {
  /// The name that the value is stored under.
  public let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }
}
