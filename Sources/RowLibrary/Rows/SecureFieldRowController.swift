/// A ready-made row with masked text, such as a password.
///
/// ```swift
/// SecureFieldRowController("Password", account, \.password)
/// ```
public final class SecureFieldRowController: SecureFieldRow, LimitedTextRow, RepeatableRow {
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
    TextInput(maximumLength: maximumLength, isSecure: true)
  }
}

extension CellController where Self == SecureFieldRowController {
  /// Creates a ``RowLibrary/SecureFieldRowController``.
  public static func secureField<Root: AnyObject, Value: BindableValue<String>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) -> SecureFieldRowController {
    SecureFieldRowController(
      label, object, keyPath, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``RowLibrary/SecureFieldRowController``.
  public static func secureField<Value: BindableValue<String>>(
    _ label: String, text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> SecureFieldRowController {
    SecureFieldRowController(
      label, text: text, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``RowLibrary/SecureFieldRowController``.
  public static func secureField<Value: BindableValue<String>>(
    _ label: String, value: Value, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> SecureFieldRowController {
    SecureFieldRowController(
      label, value: value, placeholder: placeholder, maximumLength: maximumLength, id: id,
      onChange: onChange)
  }
}
