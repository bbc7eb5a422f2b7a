#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failure to read or replace a file, with a reason that can follow a colon.
package struct FileFailure: Error, Hashable, Sendable {
  package let reason: String

  /// Whether another program holds the lock of the file.
  package let isBusy: Bool

  /// Creates a failure.
  init(_ reason: String, isBusy: Bool = false) {
    self.reason = reason
    self.isBusy = isBusy
  }

  /// Creates a failure from an error number of the system.
  init(code: Int32) {
    self.init(strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  /// The failure of the last system call, which was about the folder of a file.
  static var lastInFolder: FileFailure {
    errno == EACCES ? FileFailure("\(last.reason) for its folder") : last
  }

  /// The failure of the last system call.
  static var last: FileFailure { FileFailure(code: errno) }
}
