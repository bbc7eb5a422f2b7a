/// A row with a text that is masked and given to nobody, such as a password; `ctrl+r` shows it
/// while it is edited.
@MainActor public protocol SecureFieldRow: TextFieldRow {}

extension SecureFieldRow {
  public var textInput: TextInput { TextInput(isSecure: true) }
  public var formValue: FormValue { .secret(text.value) }
}
