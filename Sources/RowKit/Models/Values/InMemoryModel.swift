public import Observation

/// A model that keeps its values in memory, for forms whose values are stored elsewhere later, and
/// for tests.
///
/// Rows that read a value are updated when it changes.
@Observable @MainActor public final class InMemoryModel: KeyValueModel {
  /// The values by name.
  public private(set) var values: [String: ModelValue]

  /// Creates a model with initial values.
  public init(_ values: [String: ModelValue] = [:]) {
    self.values = values
  }

  public func value(named name: String) -> ModelValue? { values[name] }

  public func setValue(_ value: ModelValue?, named name: String) {
    values[name] = value
  }
}
