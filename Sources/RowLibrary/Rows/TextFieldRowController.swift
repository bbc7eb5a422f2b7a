/// A ready-made row with a single line of text that a person edits in place.
///
/// ```swift
/// TextFieldRowController("Name", contact, \.name, placeholder: "Ada Lovelace")
/// TextFieldRowController("Name", text: Binding(get: { contact.name }, set: { contact.name = $0 }))
/// TextFieldRowController("Name", value: "") { print("It is \($0) now.") }
/// ```
public final class TextFieldRowController: TextFieldRow, RepeatableRow {
  public let label: String
  public let text: Binding<String>
  public let placeholder: String
  public let textInput: TextInput
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?

  /// Called with the text when editing has ended.
  ///
  /// The default is `nil`.
  public var onEnd: ((String) -> Void)?

  private var submit: ((String, RowContext) -> Void)?
  private let suggest: TextSuggestions

  /// Creates a row that shows and changes a bound value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - text: The text, which changes with each key. `nil` is shown as an empty field, and an
  ///     empty field is stored as `nil`.
  ///   - placeholder: The text shown while the field is empty.
  ///   - input: The accepted input.
  ///   - id: The row's identity across changes.
  ///   - suggestions: The suggestions for a text.
  public init<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String = "",
    input: TextInput = TextInput(), id: RowID? = nil,
    suggestions: TextSuggestions = .none
  ) {
    self.label = label
    self.text = text.text
    self.placeholder = placeholder
    textInput = input
    rowID = id
    suggest = suggestions
  }

  /// Creates a row for a property of an object.
  public convenience init<Root: AnyObject, Value: BindableValue<String>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    placeholder: String = "", input: TextInput = TextInput(), id: RowID? = nil,
    suggestions: TextSuggestions = .none
  ) {
    self.init(
      label, text: Binding(object, keyPath), placeholder: placeholder, input: input, id: id,
      suggestions: suggestions)
  }

  /// Creates a row that stores its value.
  public convenience init<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", input: TextInput = TextInput(),
    id: RowID? = nil, suggestions: TextSuggestions = .none,
    onChange: @escaping (Value) -> Void = { _ in }
  ) {
    self.init(
      label, text: Binding(value, onChange: onChange), placeholder: placeholder, input: input,
      id: id, suggestions: suggestions)
  }

  public func suggestions(for text: String) -> [String] { suggest(text) }

  public func didEnd(_ text: String) { onEnd?(text) }

  /// Calls a closure with an accepted text when a person presses Return, instead of moving to the next
  /// field.
  ///
  /// Escape and Tab don't call it.
  ///
  /// ```swift
  /// TextFieldRowController("New", value: "").onSubmit { text, row in
  ///   list.add(text)
  ///   row.setText("")
  ///   row.beginEditing()
  /// }
  /// ```
  ///
  /// - Returns: The row.
  @discardableResult
  public func onSubmit(_ submit: @escaping (String, RowContext) -> Void) -> Self {
    self.submit = submit
    return self
  }

  public var submitsText: Bool { submit != nil }

  public func didSubmit(_ text: String, row: RowContext) { submit?(text, row) }
}

extension CellController where Self == TextFieldRowController {
  /// Creates a ``RowLibrary/TextFieldRowController``.
  public static func textField<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String = "",
    input: TextInput = TextInput(), id: RowID? = nil,
    suggestions: TextSuggestions = .none
  ) -> TextFieldRowController {
    TextFieldRowController(
      label, text: text, placeholder: placeholder, input: input, id: id, suggestions: suggestions)
  }

  /// Creates a ``RowLibrary/TextFieldRowController``.
  public static func textField<Root: AnyObject, Value: BindableValue<String>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    placeholder: String = "", input: TextInput = TextInput(), id: RowID? = nil,
    suggestions: TextSuggestions = .none
  ) -> TextFieldRowController {
    TextFieldRowController(
      label, object, keyPath, placeholder: placeholder, input: input, id: id,
      suggestions: suggestions)
  }

  /// Creates a ``RowLibrary/TextFieldRowController``.
  public static func textField<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", input: TextInput = TextInput(),
    id: RowID? = nil, suggestions: TextSuggestions = .none,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> TextFieldRowController {
    TextFieldRowController(
      label, value: value, placeholder: placeholder, input: input, id: id,
      suggestions: suggestions, onChange: onChange)
  }
}
