#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The contents of one file after another, in memory that they share.
///
/// The system makes the contents of such a file when it is read, in one piece.
struct ProcessFile {
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var count = 0

  /// The contents of the file that was read last.
  var bytes: ArraySlice<UInt8> { buffer[..<count] }

  /// Reads a file up to the length of the memory, and returns whether it has contents.
  mutating func read(_ path: String) -> Bool {
    count = 0
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var result = -1
    repeat {
      result = pread(descriptor, &buffer, buffer.count, 0)
    } while result < 0 && errno == EINTR
    count = max(0, result)
    return count > 0
  }
}
