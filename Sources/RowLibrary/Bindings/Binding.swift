import Observation

/// A value that a row shows and changes, independent of its storage.
///
/// Create a binding to a property of an object, from closures, or with a value that the binding
/// stores itself.
///
/// ```swift
/// $settings.isWiFiOn  // see Bindable
/// Binding(settings, \.isWiFiOn)  // the same
/// Binding(get: { store.bool("wifi") }, set: { store.set("wifi", $0) })
/// Binding(false) { print("Wi-Fi is \($0 ? "on" : "off")") }
/// ```
@MainActor @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The property of the object that stores the value, or `nil` for a binding of closures and for
  /// one that stores its value.
  public let property: BoundProperty?

  /// Creates a binding of closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(property: nil, get: get, set: set)
  }

  /// Creates a binding to a property, or to the same value in another form.
  init(
    property: BoundProperty?, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.property = property
    read = get
    write = set
  }

  /// Creates a binding to a property of an object.
  ///
  /// The binding retains the object, unless it is a screen: a screen owns its rows, so rows bound
  /// to it refer to it weakly. When the screen is gone, they keep the value that they last showed.
  ///
  /// A row that reads a property of an `@Observable` object is configured again when the property
  /// changes.
  public init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    let name = BoundProperty(object, keyPath)
    if object is any RowOwner {
      let property = WeakProperty(object, keyPath)
      self.init(
        property: name, get: { property.value }, set: { property.set($0, through: keyPath) })
    } else {
      self.init(
        property: name, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Creates a binding that stores its value.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - onChange: Called with the new value after each change.
  public init(_ value: Value, onChange: @escaping (Value) -> Void = { _ in }) {
    let box = Box(value)
    self.init(
      get: { box.value },
      set: { value in
        box.value = value
        box.ownValues?.noteChange()
        onChange(value)
      })
  }

  /// The value.
  ///
  /// Setting it changes the stored value.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

/// The storage of a binding's own value.
///
/// Rows that share it are updated when it changes.
@Observable @MainActor private final class Box<Value> {
  var value: Value
  let ownValues = OwnValues.current

  init(_ value: Value) {
    self.value = value
  }
}
