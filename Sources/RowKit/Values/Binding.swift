import Observation

/// A value that a row shows and changes, wherever it is kept.
///
/// There are three ways to make one: from a key path of an object, from closures, or as a value of
/// its own that tells of its changes.
///
/// ```swift
/// Binding(settings, \.isWiFiOn)
/// Binding(get: { store.bool("wifi") }, set: { store.set("wifi", $0) })
/// Binding(false) { print("Wi-Fi is \($0 ? "on" : "off")") }
/// ```
@MainActor public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding of closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding to a property of an object, which it keeps.
  ///
  /// A row that reads a property of an `@Observable` object follows its changes by itself.
  public init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Creates a binding to a value of its own.
  ///
  /// - Parameters:
  ///   - value: The value it begins with.
  ///   - onChange: Called with the new value after each change.
  public init(_ value: Value, onChange: @escaping (Value) -> Void = { _ in }) {
    let box = Box(value)
    self.init(
      get: { box.value },
      set: { value in
        box.value = value
        onChange(value)
      })
  }

  /// The value; setting it changes it where it is kept.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

/// Keeps a value that is kept nowhere else; rows that share it follow its changes.
@Observable @MainActor private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
