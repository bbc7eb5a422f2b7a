public import Observation

/// A model that keeps its values in memory, for forms whose values are stored elsewhere later, and
/// for tests.
///
/// Rows that read a value are updated when it changes.
@Observable @MainActor public final class InMemoryModel: SettingsStore {
  /// The values by name.
  public private(set) var values: [String: StoredValue]

  /// Creates a model with initial values.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = values
  }

  public func value(named name: String) -> StoredValue? { values[name] }

  public func setValue(_ value: StoredValue?, named name: String) {
    values[name] = value
  }
}
