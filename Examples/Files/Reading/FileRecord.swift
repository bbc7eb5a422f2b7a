#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// The knowledge about a file that all copies of it share, which tells it from other files of its path.
final class FileRecord: Sendable {
  /// The size that was known last, in bytes.
  let size: Atomic<Int>

  private let code = Atomic<Int32>(0)

  /// Creates a record of a file with a size.
  init(size: Int) {
    self.size = Atomic(size)
  }

  /// The first error number of a read, or 0 if there was none.
  var failure: Int32 { code.load(ordering: .relaxed) }

  /// Notes the error number of a read, which is 0 if there was none.
  func note(_ error: Int32) {
    // A pipe can't be read at a place, which is no failure of it.
    guard ![0, EINTR, ESPIPE, EAGAIN].contains(error) else { return }
    _ = code.compareExchange(expected: 0, desired: error, ordering: .relaxed)
  }
}

// MARK: Hashable

extension FileRecord: Hashable {
  static func == (left: FileRecord, right: FileRecord) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
