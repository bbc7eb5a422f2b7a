/// Bindings made from others.
extension Binding {
  /// Returns the same value, of which somebody is told after each change was stored.
  public func onChange(_ body: @escaping (Value) -> Void) -> Binding {
    Binding(
      get: { value },
      set: { newValue in
        value = newValue
        body(newValue)
      })
  }

  /// Returns the same value with another to show while it is nil.
  public func defaulting<Wrapped>(to standard: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(get: { value ?? standard }, set: { value = $0 })
  }

  /// The same value as one that could be nil; setting nil changes nothing.
  public var optional: Binding<Value?> {
    Binding<Value?>(get: { value }, set: { newValue in newValue.map { value = $0 } })
  }

  /// Returns the same value in another form.
  ///
  /// - Parameters:
  ///   - read: Makes the form that is shown.
  ///   - write: Makes the value that is kept.
  /// - Returns: A binding to what is kept by this one.
  public func mapped<Other>(
    _ read: @escaping (Value) -> Other, _ write: @escaping (Other) -> Value
  ) -> Binding<Other> {
    Binding<Other>(get: { read(value) }, set: { value = write($0) })
  }
}
