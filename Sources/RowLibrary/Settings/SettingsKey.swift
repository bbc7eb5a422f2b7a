/// A key of a ``SettingsStore`` with the type of its value.
///
/// ```swift
/// extension SettingsKey<Bool> { static let bluetooth = SettingsKey("bluetooth") }
/// ```
public struct SettingsKey<Value: StoredValueRepresentable>: Hashable, Sendable {
  /// The name that the value is stored under.
  public let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }
}
