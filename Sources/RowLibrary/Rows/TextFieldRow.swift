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
