public import Observation

/// A store of values under keys, for settings without a type.
///
/// Conform to keep the values in a file, a database or elsewhere. Bind rows to keys as to any other
/// value:
///
/// ```swift
/// .toggle("Wi-Fi", Binding(store, .wifi))
/// ```
///
/// Declare the class `@Observable`, so that rows and groups follow its changes.
///
/// The protocol continues the cell model of Hockenberry's generic table views.
@MainActor public protocol SettingsStore: AnyObject {
  /// Returns the value stored under a name, or `nil` if there is none or it is null.
  func value(named name: String) -> JSONValue?

  /// Stores a value under a name, or removes it if `nil`.
  func setValue(_ value: JSONValue?, named name: String)
}

extension SettingsStore {
  /// The value of a key, or `nil` if there is none or it has another type.
  ///
  /// Setting a list keeps the stored elements of other types. Setting infinity or NaN, or a list or set with
  /// it, changes nothing, because JSON has no such numbers.
  public subscript<Value: StoredValueRepresentable>(key: SettingsKey<Value>) -> Value? {
    get { value(named: key.name).flatMap { Value(modelValue: $0) } }
    set {
      if let newValue, !isFinite(newValue) { return }
      setValue(newValue?.modelValue(replacing: value(named: key.name)), named: key.name)
    }
  }
}

/// Returns whether JSON can represent all numbers in a value.
private func isFinite(_ value: Any) -> Bool {
  switch value {
  // Elements of a list are cast one by one, which takes long.
  case is String, is Bool, is Int, is [String], is [Int], is Set<String>: true
  case let number as Double: number.isFinite
  case let list as [Any]: list.allSatisfy(isFinite)
  case let set as Set<AnyHashable>: set.allSatisfy { isFinite($0.base) }
  case let value as any RawRepresentable: isFinite(value.rawValue)
  default: true
  }
}

extension Binding {
  /// Creates a binding to a key of a store.
  ///
  /// Its value is `nil` if the key has no value.
  public init<Wrapped: StoredValueRepresentable>(
    _ store: any SettingsStore, _ key: SettingsKey<Wrapped>
  ) where Value == Wrapped? {
    self.init(
      property: BoundProperty(store, named: key.name), get: { store[key] },
      set: { store[key] = $0 })
  }

  /// Creates a binding to a key of a store, with a default for a key without a value.
  ///
  /// The default isn't stored: a value is stored when it first changes.
  public init(
    _ store: any SettingsStore, _ key: SettingsKey<Value>, default value: Value
  ) where Value: StoredValueRepresentable {
    self.init(
      property: BoundProperty(store, named: key.name), get: { store[key] ?? value },
      set: { store[key] = $0 })
  }
}

/// A key of a ``SettingsStore`` with the type of its value.
///
/// ```swift
/// extension SettingsKey<Bool> { static let bluetooth = SettingsKey("bluetooth") }
/// ```
public struct SettingsKey<Value: StoredValueRepresentable>: Hashable, Sendable {
  /// The name that the value is stored under.
  package let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }
}

/// A store that keeps its values in memory, for forms whose values are stored elsewhere later, and
/// for tests.
///
/// Rows that read a value are updated when it changes.
@Observable @MainActor public final class InMemoryModel: SettingsStore {
  /// The values by name.
  ///
  /// Of names that differ only in their Unicode normalization, the dictionary has one.
  public var values: [String: JSONValue] {
    Dictionary(stored.map { ($0.key.string, $0.value) }) { first, _ in first }
  }

  private var stored: [ExactString: JSONValue]

  /// Creates a store with initial values.
  public init(_ values: [String: JSONValue] = [:]) {
    stored = Dictionary(uniqueKeysWithValues: values.map { (ExactString($0.key), $0.value) })
  }

  public func value(named name: String) -> JSONValue? { stored[ExactString(name)]?.unlessNull }

  public func setValue(_ value: JSONValue?, named name: String) {
    stored[ExactString(name)] = value
  }
}
