#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a file can't be read.
public struct FileReadError: Error, Hashable, Sendable {
  /// The file.
  public let path: String

  /// The system's description of the error.
  public let reason: String

  /// The sentence about what a person can do.
  private let advice: String

  /// The reason for a file system that doesn't answer.
  static let silence = "its file system doesn't answer"

  /// Whether the file system doesn't answer, so that asking later may succeed.
  public var isSilence: Bool { reason == FileReadError.silence }

  /// Creates an error from an error number of the system.
  init(path: String, code: Int32) {
    self.init(path: path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  /// Creates an error for a temporary file that can't be created in a folder, from an error number.
  init(temporaryFileIn folder: String, code: Int32) {
    let system = FileReadError(path: folder, code: code).reason
    self.init(
      path: folder, reason: system, advice: "TMPDIR must name a folder for temporary files.")
  }

  /// Creates an error.
  public init(path: String, reason: String) {
    self.init(path: path, reason: reason, advice: "Check the path and its permissions.")
  }

  private init(path: String, reason: String, advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }
}

// MARK: CustomStringConvertible

extension FileReadError: CustomStringConvertible {
  public var description: String {
    "Cannot read “\(path)”: \(reason). \(advice)"
  }
}
