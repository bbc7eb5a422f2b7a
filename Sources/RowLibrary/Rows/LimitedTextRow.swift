/// A text row whose length can be limited, such as a masked or a multiline text.
@MainActor public protocol LimitedTextRow: TextFieldRow {
  /// The maximum number of characters, or `nil` for no limit.
  var maximumLength: Int? { get }

  /// Creates a row that shows and changes a bound value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - text: The text, which changes with each key. `nil` is shown as an empty field, and an
  ///     empty field is stored as `nil`.
  ///   - placeholder: The text shown while the field is empty.
  ///   - maximumLength: The maximum number of characters, or `nil` for no limit.
  ///   - id: The row's identity across changes.
  init<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String, maximumLength: Int?, id: RowID?)
}

extension LimitedTextRow {
  /// Creates a row for a property of an object.
  public init<Root: AnyObject, Value: BindableValue<String>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) {
    self.init(
      label, text: Binding(object, keyPath), placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }

  /// Creates a row that stores its value.
  public init<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) {
    self.init(
      label, text: Binding(value, onChange: onChange), placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }
}
