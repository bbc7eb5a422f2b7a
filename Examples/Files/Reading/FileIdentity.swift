#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An identity of a file that is independent of its name.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Creates the identity of the file at a path, or returns nil if there is none or its file system
  /// doesn't answer.
  public init?(path: String, in fileSystem: FileSystem = .machine) {
    let calls = fileSystem.calls
    guard let status = fileSystem.ask(about: path, "status", { calls.status(path) }) ?? nil else {
      return nil
    }
    self = status.identity
  }
}
