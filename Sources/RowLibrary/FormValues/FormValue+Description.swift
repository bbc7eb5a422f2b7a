// MARK: CustomStringConvertible

extension FormValue: CustomStringConvertible {
  /// The value as JSON.
  ///
  /// Secrets are not revealed.
  public var description: String { isSecret ? "secret" : json.description }
}

// MARK: CustomReflectable

extension FormValue: CustomReflectable {
  /// Empty, so that dumps don't reveal secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
