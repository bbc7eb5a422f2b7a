/// A ready-made row with masked text, such as a password.
///
/// ```swift
/// SecureFieldRowController("Password", $account.password)
/// ```
public final class SecureFieldRowController: BoundRowController<String>, SecureFieldRow,
  RepeatableRow
{
  public let placeholder: String

  /// The maximum number of characters, or `nil` for no limit.
  public let maximumLength: Int?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - text: The text, which changes with each key. `nil` is shown as an empty field, and an
  ///     empty field is stored as `nil`.
  ///   - placeholder: The text shown while the field is empty.
  ///   - maximumLength: The maximum number of characters, or `nil` for no limit.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) {
    self.placeholder = placeholder
    self.maximumLength = maximumLength
    super.init(label, text.text, id: id)
  }

  public var text: Binding<String> { binding }

  public var textInput: TextInput {
    TextInput(maximumLength: maximumLength, isSecure: true)
  }
}

extension CellController where Self == SecureFieldRowController {
  /// Creates a ``RowLibrary/SecureFieldRowController``.
  public static func secureField<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> SecureFieldRowController {
    SecureFieldRowController(
      label, text, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }
}
