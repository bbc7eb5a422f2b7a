// MARK: CustomStringConvertible, CustomReflectable

extension TextEditor: CustomStringConvertible, CustomReflectable {
  /// The text; of a secure one, nothing.
  public var description: String { input.isSecure ? "secret" : text }

  /// Nothing, so that no dump holds a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
