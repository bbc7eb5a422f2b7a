/// A row with multiline text, which wraps and grows while a person types.
@MainActor public protocol MultilineTextRow: TextFieldRow {}

extension MultilineTextRow {
  public var textInput: TextInput { TextInput(isMultiline: true) }
}
