import RowKitTerminal

/// The reason why output can't be written.
package enum OutputError: Error, Hashable {
  /// The reader is gone, as with `| head`. This isn't a failure.
  case closed

  /// Standard output refused it.
  case failed(reason: String)

  /// A file can't be created or written.
  case unwritable(path: String, reason: String)

  /// Returns the system's description of an error.
  package static func reason(_ code: Int32) -> String { TerminalError.reason(code) }
}

// MARK: CustomStringConvertible

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .closed: "Nobody reads the output any more."
    case .failed(let reason):
      "The output can't be written: \(reason). Check where it goes and whether there is room."
    case .unwritable(let path, let reason):
      "Cannot write “\(path)”: \(reason). Check the path, its permissions and whether there is room."
    }
  }
}
