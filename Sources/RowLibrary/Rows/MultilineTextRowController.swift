/// A ready-made row with multiline text.
///
/// ```swift
/// MultilineTextRowController("Note", $contact.note)
/// ```
public final class MultilineTextRowController: BoundRowController<String>, MultilineTextRow,
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
    TextInput(maximumLength: maximumLength, isMultiline: true)
  }
}

extension CellController where Self == MultilineTextRowController {
  /// Creates a ``RowLibrary/MultilineTextRowController``.
  public static func multilineText<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, text, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }
}
