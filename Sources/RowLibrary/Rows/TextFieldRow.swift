import JSONText

/// A row with a text that a person edits in place.
///
/// It has a single line unless ``RowKitRows/TextEditingRow/textInput`` accepts several. A secure text
/// is masked. Its form value is a `FormValue.secret`, which descriptions and dumps don't reveal. If
/// `Stage.allowsRevealingSecureText` is `true`, `ctrl+r` shows the text while it is edited.
@MainActor public protocol TextFieldRow: FieldRow {
  /// The text.
  var text: Binding<String> { get }
}

extension TextFieldRow {
  public var boundProperty: BoundProperty? { text.property }
  public var editableText: String { text.value }
  public var formValue: FormValue {
    textInput.isSecure ? .secret(text.value) : .text(text.value)
  }
  public var searchText: String? { textInput.isSecure ? label : "\(label) \(text.value)" }

  public func question(_ row: RowContext) -> Question? {
    takesFocus ? textQuestion(row, rule: "", example: placeholder) : nil
  }

  public func textDidChange(_ text: String, row: RowContext) {
    self.text.value = text
  }

  public func textDidEnd(_ text: String, row: RowContext) { store(text) }

  /// Sets the text unless the row has it already.
  func store(_ text: String) {
    if !self.text.value.isExactly(text) { self.text.value = text }
  }

  public func configure(_ cell: TableCell) {
    cell.show(
      FieldContent(
        label, text: text.value, input: textInput,
        placeholder: access == .editable ? placeholder : Placeholder.missingValue,
        access: access, editing: cell.state.textEditing))
  }
}

/// A row with a text that a person edits in place.
///
/// ```swift
/// TextFieldRowController("Name", $contact.name, placeholder: "Ada Lovelace")
/// TextFieldRowController("Name", Binding(get: { contact.name }, set: { contact.name = $0 }))
/// TextFieldRowController("Name", Binding("") { print("It is \($0) now.") })
/// TextFieldRowController("Password", $account.password, input: .secure)
/// TextFieldRowController("Note", $contact.note, input: .multiline)
/// ```
public final class TextFieldRowController: BoundRowController<String>, TextFieldRow, FormRow,
  RepeatableRow
{
  public let placeholder: String
  public let textInput: TextInput

  private var end: ((String) -> Void)?
  private var submit: ((String, RowContext) -> Void)?
  private let suggest: TextSuggestions

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - text: The text, which changes with each key. An optional text is `nil` while the field is
  ///     empty.
  ///   - placeholder: The text shown while the field is empty.
  ///   - input: The accepted input.
  ///   - id: The row's identity across changes.
  ///   - suggestions: The suggestions for a text.
  public init<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "",
    input: TextInput = TextInput(), id: RowID? = nil, suggestions: TextSuggestions = .none
  ) {
    self.placeholder = placeholder
    textInput = input
    suggest = suggestions
    super.init(label, text.text, id: id)
  }

  public var text: Binding<String> { binding }

  public func suggestions(for text: String) -> [String] { suggest(text) }

  public func textDidEnd(_ text: String, row: RowContext) {
    store(text)
    end?(self.text.value)
  }

  /// Calls a closure with an accepted text when a person presses Return, instead of moving to the next
  /// field.
  ///
  /// Escape and Tab don't call it.
  ///
  /// ```swift
  /// TextFieldRowController("New", Binding("")).onSubmit { text, row in
  ///   list.add(text)
  ///   row.setText("")
  ///   row.beginEditing()
  /// }
  /// ```
  ///
  /// - Parameter submit: Called with the typed text, after the binding stored it and `onEnd(_:)` was called,
  ///   and with the row's interface to its table.
  /// - Returns: The row.
  @discardableResult
  public func onSubmit(_ submit: @escaping (String, RowContext) -> Void) -> Self {
    self.submit = submit
    return self
  }

  /// Calls a closure with the text when editing has ended, by any key, click or change of the table.
  ///
  /// - Parameter end: Called with the text as the binding returns it, after it was stored.
  /// - Returns: The row.
  @discardableResult
  public func onEnd(_ end: @escaping (String) -> Void) -> Self {
    self.end = end
    return self
  }

  public var submitsText: Bool { submit != nil }

  public func didSubmit(_ text: String, row: RowContext) { submit?(text, row) }
}

extension CellController where Self == TextFieldRowController {
  /// Creates a ``RowLibrary/TextFieldRowController``.
  public static func textField<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "",
    input: TextInput = TextInput(), id: RowID? = nil, suggestions: TextSuggestions = .none
  ) -> TextFieldRowController {
    TextFieldRowController(
      label, text, placeholder: placeholder, input: input, id: id, suggestions: suggestions)
  }

  /// Creates a ``RowLibrary/TextFieldRowController`` with masked text, such as a password.
  ///
  /// `maximumLength` is in characters. `nil` sets ``CharacterScreen/TextInput/lineLimit``.
  public static func secureField<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> TextFieldRowController {
    let input = TextInput(maximumLength: maximumLength, isSecure: true)
    return TextFieldRowController(label, text, placeholder: placeholder, input: input, id: id)
  }

  /// Creates a ``RowLibrary/TextFieldRowController`` with lines of text, which wrap and grow while a
  /// person types.
  ///
  /// `maximumLength` is in characters. `nil` sets no limit.
  public static func multilineText<Value: BindableValue<String>>(
    _ label: String, _ text: Binding<Value>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> TextFieldRowController {
    let input = TextInput(maximumLength: maximumLength, isMultiline: true)
    return TextFieldRowController(label, text, placeholder: placeholder, input: input, id: id)
  }
}
