/// Fields of radio rows, of which exactly one is selected.
///
/// ```swift
/// FormField(.plan, radio: plans, account, \.plan).rules(.required(), showing: .submit)
/// ```
extension FormField {
  /// Creates a field of radio rows that share a value.
  ///
  /// If it is `nil`, none is selected.
  public init<Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], selection: Binding<Value?>
  ) {
    let rows = radio.radioRows(selection)
    self.init(key, value: { FormValue(chosen: selection.value) }, rows: { _ in rows })
  }

  /// Creates a field of radio rows that share a value.
  public init<Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], selection: Binding<Value>
  ) {
    self.init(key, radio: radio, selection: selection.optional)
  }

  /// Creates a field of radio rows that stores the shared value.
  public init<Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], selection: Value,
    onChange: @escaping (Value) -> Void = { _ in }
  ) {
    self.init(key, radio: radio, selection: Binding(selection, onChange: onChange))
  }

  /// Creates a field of radio rows that stores the shared value, which may be `nil` at first.
  public init<Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], selection: Value?,
    onChange: @escaping (Value?) -> Void = { _ in }
  ) {
    self.init(key, radio: radio, selection: Binding<Value?>(selection, onChange: onChange))
  }

  /// Creates a field of radio rows that share a property of an object.
  public init<Root: AnyObject, Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], _ object: Root,
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.init(key, radio: radio, selection: Binding(object, keyPath))
  }

  /// Creates a field of radio rows that share an optional property of an object.
  ///
  /// If it is `nil`, none is selected.
  public init<Root: AnyObject, Value: Hashable>(
    _ key: FormKey, radio: [Choice<Value>], _ object: Root,
    _ keyPath: ReferenceWritableKeyPath<Root, Value?>
  ) {
    self.init(key, radio: radio, selection: Binding<Value?>(object, keyPath))
  }
}
