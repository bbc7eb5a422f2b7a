// MARK: CustomStringConvertible, CustomDebugStringConvertible

extension FormValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as JSON.
  ///
  /// Secrets are not revealed.
  public var description: String {
    switch self {
    case .secret: "secret"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    default: json
    }
  }

  public var debugDescription: String { description }
}

// MARK: CustomReflectable

extension FormValue: CustomReflectable {
  /// Empty, so that dumps don't reveal secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
