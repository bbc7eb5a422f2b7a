#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What makes a file the same whatever it is called.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// That of the file with a path; nil if there is none, or the file system doesn't answer.
  public init?(path: String, in fileSystem: FileSystem = .machine) {
    let calls = fileSystem.calls
    guard let status = fileSystem.ask(about: path, { calls.status(path) }) ?? nil else {
      return nil
    }
    self = status.identity
  }
}
