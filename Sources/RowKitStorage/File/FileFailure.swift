#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file can't be read or replaced, in words that follow a colon.
struct FileFailure: Error, Hashable, Sendable {
  /// The words.
  let reason: String

  /// Whether another program holds the lock of the file.
  let isBusy: Bool

  /// Creates a failure.
  init(_ reason: String, isBusy: Bool = false) {
    self.reason = reason
    self.isBusy = isBusy
  }

  /// Creates a failure from a number of the system.
  init(code: Int32) {
    self.init(strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  /// The failure of the system call before.
  static var last: FileFailure { FileFailure(code: errno) }
}
