/// An object with bindings to its properties.
///
/// Mark an object of a screen with the wrapper. The name with a dollar sign gives a ``Binding`` to
/// each property that can be set:
///
/// ```swift
/// @Bindable var phone: PhoneSettings
///
/// ToggleRowController("Wi-Fi", $phone.isWiFiOn)
/// ```
///
/// Elsewhere, write `Bindable(phone).isWiFiOn`, or `Binding(phone, \.isWiFiOn)`, which is the same.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Root: AnyObject> {
  /// The object.
  public var wrappedValue: Root

  /// The object with its bindings.
  public var projectedValue: Bindable { self }

  /// Creates the bindings of an object, which is retained.
  public init(wrappedValue: Root) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the bindings of an object, which is retained.
  public init(_ object: Root) {
    wrappedValue = object
  }

  /// A binding to a property of the object.
  ///
  /// The binding retains the object, unless it is a screen: see ``Binding/init(_:_:)``.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> Binding<Value> {
    Binding(wrappedValue, keyPath)
  }
}

/// A property of an object that is not retained.
///
/// When the object is gone, the property keeps the value that was last read or set.
@MainActor final class WeakProperty<Root: AnyObject, Value> {
  private weak var object: Root?
  private let keyPath: KeyPath<Root, Value>
  private var last: Value?

  init(_ object: Root, _ keyPath: KeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  /// The value.
  ///
  /// It must have been read once while the object existed.
  var value: Value {
    if let object { last = object[keyPath: keyPath] }
    guard let last else {
      preconditionFailure(
        "A row that is bound to a screen must be shown by it, or be bound to a model instead.")
    }
    return last
  }

  func set(_ value: Value, through keyPath: ReferenceWritableKeyPath<Root, Value>) {
    last = value
    object?[keyPath: keyPath] = value
  }
}
