/// A ready-made row with multiline text.
///
/// ```swift
/// MultilineTextRowController("Note", contact, \.note)
/// ```
public final class MultilineTextRowController: MultilineTextRow, LimitedTextRow, RepeatableRow {
  public let label: String
  public let text: Binding<String>
  public let placeholder: String
  public let maximumLength: Int?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?

  public init<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) {
    self.label = label
    self.text = text.text
    self.placeholder = placeholder
    self.maximumLength = maximumLength
    rowID = id
  }

  public var textInput: TextInput {
    TextInput(maximumLength: maximumLength, isMultiline: true)
  }
}

extension CellController where Self == MultilineTextRowController {
  /// Creates a ``RowLibrary/MultilineTextRowController``.
  public static func multilineText<Root: AnyObject, Value: BindableValue<String>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, object, keyPath, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``RowLibrary/MultilineTextRowController``.
  public static func multilineText<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, text: text, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``RowLibrary/MultilineTextRowController``.
  public static func multilineText<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, value: value, placeholder: placeholder, maximumLength: maximumLength, id: id,
      onChange: onChange)
  }
}
