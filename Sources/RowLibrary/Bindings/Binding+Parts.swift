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

  /// A binding to a property of the object that the value is.
  ///
  /// Setting the property doesn't set the value. A row that is bound to the property belongs to the
  /// object that the value is when the binding is created.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = type(of: value) is AnyClass ? value as AnyObject : nil
    // Kept, so that another object doesn't get its address; a screen is not kept by its rows.
    let kept = object is any RowOwner ? nil : object
    return Binding<Part>(
      property: object.map { BoundProperty($0, keyPath) } ?? property?.appending(keyPath),
      get: { withExtendedLifetime(kept) { value[keyPath: keyPath] } },
      set: { value[keyPath: keyPath] = $0 })
  }
}
