public import RowKit

/// An error that prevents the use of a file of values.
public enum JSONFileError: Error, Hashable, Sendable {
  /// The file can't be read or isn't a regular file.
  case unreadable(path: String, reason: String)

  /// The file doesn't contain valid JSON.
  case invalid(path: String, JSONError)

  /// The JSON value in the file isn't an object.
  case noObject(path: String)

  /// The file can't be written. The values are kept in memory.
  case unwritable(path: String, reason: String)

  /// The store can't represent the value of a key, so the value isn't replaced.
  case unrepresentable(path: String, key: String)

  /// The file can't hold the new value of a key, so the value isn't replaced.
  case unstorable(path: String, key: String, reason: String)

  /// Another program changed the value of a key at the same time, so the last change isn't stored.
  case changedElsewhere(path: String, key: String)
}

extension JSONFileError {
  init(_ problem: StoreProblem<JSONError>, path: String) {
    switch problem {
    case .failure(let failure): self.init(failure, path: path)
    case .conflict(let name): self = .changedElsewhere(path: path, key: name)
    case .refusal(let refusal):
      self =
        refusal.reason.map { .unstorable(path: path, key: refusal.name, reason: $0) }
        ?? .unrepresentable(path: path, key: refusal.name)
    }
  }

  init(_ failure: StoreFailure<JSONError>, path: String) {
    switch failure {
    case .unreadable(let reason): self = .unreadable(path: path, reason: reason)
    case .malformed(let error): self = .invalid(path: path, error)
    case .noValues: self = .noObject(path: path)
    case .unwritable(let reason): self = .unwritable(path: path, reason: reason)
    }
  }
}

// MARK: CustomStringConvertible

extension JSONFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The values in \(path) can't be read: \(reason)."
    case .invalid(let path, let error):
      "The values in \(path) aren't valid JSON; fix the file or move it away. \(error)"
    case .noObject(let path):
      "The values in \(path) must be an object in braces; fix the file or move it away."
    case .unwritable(let path, let reason):
      "The values can't be written to \(path): \(reason)."
    case .unrepresentable(let path, let key):
      "The value of \(key) in \(path) can't be shown, so it stays as it is."
    case .unstorable(let path, let key, let reason):
      "The value of \(key) in \(path) stays as it is: \(reason)."
    case .changedElsewhere(let path, let key):
      "Another program changed \(key) in \(path) meanwhile, so the last change of it isn't stored."
    }
  }
}
