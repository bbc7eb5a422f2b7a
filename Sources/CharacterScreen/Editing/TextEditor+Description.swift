// MARK: CustomStringConvertible, CustomReflectable

extension TextEditor: CustomStringConvertible, CustomReflectable {
  /// The text, or "secret" if the input is secure.
  public var description: String { input.isSecure ? "secret" : text }

  /// A mirror without children, so that no dump reveals a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
