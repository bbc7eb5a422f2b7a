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
