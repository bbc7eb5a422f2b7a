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
