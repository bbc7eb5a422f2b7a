/// A row with masked text, such as a password.
///
/// The form value is a `FormValue.secret`, which descriptions and dumps don't reveal. `ctrl+r`
/// shows the text while it is edited, if `Stage.allowsRevealingSecureText` is `true`.
@MainActor public protocol SecureFieldRow: TextFieldRow {}

extension SecureFieldRow {
  public var textInput: TextInput { TextInput(isSecure: true) }
  public var formValue: FormValue { .secret(text.value) }
}
