/// A row with a text whose length may have a limit; what a masked text and one of several lines
/// share.
@MainActor public protocol LimitedTextRow: TextFieldRow {
  /// How many characters it takes at most; nil for any number.
  var maximumLength: Int? { get }

  /// Creates a row that shows and changes a value wherever it is kept.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - text: The text; it changes with each key. Nil shows as an empty field, and is stored for
  ///     one.
  ///   - placeholder: What stands in the empty field.
  ///   - maximumLength: How many characters it takes at most; nil for any number.
  ///   - id: What makes it the same row after a change.
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

  /// Creates a row with a value of its own.
  public init<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) {
    self.init(
      label, text: Binding(value, onChange: onChange), placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }
}
