#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A forward search for one byte that examines no stretch twice.
///
/// It keeps its last match until the caller has passed it. That keeps the search linear in a
/// file without the byte, or with megabytes between two of them.
struct ByteFinder {
  private let byte: UInt8
  private var found = -1

  init(_ byte: UInt8) {
    self.byte = byte
  }

  /// Returns the next position of the byte, or the count of all bytes.
  ///
  /// `start` must never decrease.
  mutating func next(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    if found >= start { return found }
    found = bytes.count
    guard let base = bytes.baseAddress, start < bytes.count else { return found }
    if let match = memchr(base + start, Int32(byte), bytes.count - start) {
      found = UnsafeRawPointer(match) - base
    }
    return found
  }
}
