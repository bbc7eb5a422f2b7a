/// A row with masked text, such as a password, which is never revealed in form values.
///
/// `ctrl+r` shows the text while it is edited.
@MainActor public protocol SecureFieldRow: TextFieldRow {}

extension SecureFieldRow {
  public var textInput: TextInput { TextInput(isSecure: true) }
  public var formValue: FormValue { .secret(text.value) }
}
