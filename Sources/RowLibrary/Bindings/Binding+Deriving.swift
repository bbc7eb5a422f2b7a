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
