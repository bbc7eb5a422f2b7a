public import Observation

/// A model that keeps its values in memory, for forms whose values are stored elsewhere later, and
/// for tests.
///
/// Rows that read a value are updated when it changes.
@Observable @MainActor public final class InMemoryModel: SettingsStore {
  /// The values by name.
  public private(set) var values: [String: JSONValue]

  /// Creates a model with initial values.
  public init(_ values: [String: JSONValue] = [:]) {
    self.values = values
  }

  public func value(named name: String) -> JSONValue? { values[name]?.unlessNull }

  public func setValue(_ value: JSONValue?, named name: String) {
    values[name] = value
  }
}
