// MARK: CustomStringConvertible, CustomDebugStringConvertible

extension FormValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as JSON; of a secret, that there is one.
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
  /// Nothing, so that no dump holds a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
