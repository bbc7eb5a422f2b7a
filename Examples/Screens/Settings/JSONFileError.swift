public import RowKit

/// Why a file of settings can't be used.
public enum JSONFileError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(path: String, reason: String)

  /// The file holds something else than JSON.
  case invalid(path: String, JSONError)

  /// The file holds JSON, but no object.
  case noObject(path: String)

  /// The file can't be written.
  case unwritable(path: String, reason: String)
}

// MARK: CustomStringConvertible

extension JSONFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The settings in \(path) can't be read: \(reason)."
    case .invalid(let path, let error):
      "The settings in \(path) are no JSON; mend the file or move it away. \(error)"
    case .noObject(let path):
      "The settings in \(path) must be an object in braces; mend the file or move it away."
    case .unwritable(let path, let reason):
      "The settings can't be written to \(path): \(reason). They are kept until you quit."
    }
  }
}
