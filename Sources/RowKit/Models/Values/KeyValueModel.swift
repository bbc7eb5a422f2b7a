/// Keeps values under keys, for settings that have no type of their own.
///
/// Conform to keep them anywhere: a file, a database, a server. Rows bind to its keys like to any
/// other value:
///
/// ```swift
/// .toggle("Wi-Fi", isOn: Binding(model, .wifi))
/// ```
///
/// The protocol carries on the cell model of Hockenberry's generic table views.
@MainActor public protocol KeyValueModel: AnyObject {
  /// Returns what is kept under a name; nil for nothing.
  func value(named name: String) -> ModelValue?

  /// Keeps a value under a name; nil removes what is there.
  func setValue(_ value: ModelValue?, named name: String)
}

extension KeyValueModel {
  /// The value of a key; nil when there is none, or one of another type.
  public subscript<Value: ModelRepresentable>(key: ModelKey<Value>) -> Value? {
    get { value(named: key.name).flatMap { Value(modelValue: $0) } }
    set { setValue(newValue?.modelValue, named: key.name) }
  }
}

extension Binding {
  /// Creates a binding to a key of a model, which is nil while nothing is kept under it.
  public init<Wrapped: ModelRepresentable>(
    _ model: some KeyValueModel, _ key: ModelKey<Wrapped>
  ) where Value == Wrapped? {
    self.init(get: { model[key] }, set: { model[key] = $0 })
  }

  /// Creates a binding to a key of a model, with the value it has while nothing is kept under it.
  ///
  /// Reading never writes: the value is kept when it is first changed.
  public init(
    _ model: some KeyValueModel, _ key: ModelKey<Value>, default value: Value
  ) where Value: ModelRepresentable {
    self.init(get: { model[key] ?? value }, set: { model[key] = $0 })
  }
}
