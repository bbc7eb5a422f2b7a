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
  /// to it refer to it weakly. When the screen is gone, they keep the value that they last showed. A
  /// row that is first shown after that ends the program.
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

/// Bindings to parts of a value.
///
/// ```swift
/// TextFieldRowController("City", $contact.address.city)
/// ```
///
/// A part with the name of a member of ``Binding``, such as `value`, needs a binding of closures.
extension Binding {
  /// A binding to a part of the value.
  ///
  /// Setting the part sets the whole value. If the value is bound to a property, the part is bound
  /// to the part of that property.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      property: property?.appending(keyPath), get: { value[keyPath: keyPath] },
      set: { value[keyPath: keyPath] = $0 })
  }

  /// A binding to a property of the value, which is an object.
  ///
  /// Setting the property doesn't set the value. The binding refers to the object that is the value
  /// when the binding is created: `$book.people[2].name` remains the name of the same person when
  /// others are inserted or removed.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let root = value
    guard type(of: root) is AnyClass else {
      return Binding<Part>(
        property: property?.appending(keyPath), get: { value[keyPath: keyPath] },
        set: { value[keyPath: keyPath] = $0 })
    }
    let object = root as AnyObject
    let name = BoundProperty(object, keyPath)
    // A screen is not kept by its rows.
    guard !(object is any RowOwner) else {
      return Binding<Part>(
        property: name, get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
    }
    return Binding<Part>(
      property: name, get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }
}

/// Bindings derived from others.
extension Binding {
  /// Returns a binding that calls a closure after each change is stored.
  public func onChange(_ body: @escaping (Value) -> Void) -> Binding {
    Binding(
      property: property,
      get: { value },
      set: { newValue in
        value = newValue
        body(newValue)
      })
  }

  /// Returns a binding that reads a default while the value is `nil`.
  public func replacingNil<Wrapped>(with standard: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(property: property, get: { value ?? standard }, set: { value = $0 })
  }

  /// A binding to the value as an optional.
  ///
  /// Setting `nil` does nothing.
  package var optional: Binding<Value?> {
    Binding<Value?>(
      property: property, get: { value }, set: { newValue in newValue.map { value = $0 } })
  }

  /// Returns a binding to another form of the value, or to a part of it.
  ///
  /// The ``property`` of the result is `nil`, because rows may show different forms of one value.
  ///
  /// - Parameters:
  ///   - read: Converts the stored value.
  ///   - write: Converts a new value for storing.
  /// - Returns: A binding to the converted value.
  public func mapped<Other>(
    _ read: @escaping (Value) -> Other, _ write: @escaping (Other) -> Value
  ) -> Binding<Other> {
    Binding<Other>(get: { read(value) }, set: { value = write($0) })
  }
}
