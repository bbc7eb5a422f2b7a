public import Observation

/// Keeps values as long as it lives: for forms whose values go elsewhere at the end, and for tests.
///
/// Rows that read it follow its changes by themselves.
@Observable @MainActor public final class InMemoryModel: KeyValueModel {
  /// All values by their names.
  public private(set) var values: [String: ModelValue]

  /// Creates a model with the values it begins with.
  public init(_ values: [String: ModelValue] = [:]) {
    self.values = values
  }

  public func value(named name: String) -> ModelValue? { values[name] }

  public func setValue(_ value: ModelValue?, named name: String) {
    values[name] = value
  }
}
