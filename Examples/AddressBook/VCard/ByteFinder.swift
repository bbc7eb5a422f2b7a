#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for one byte, further and further on, and looks at no stretch twice.
///
/// It remembers what it found until the caller has passed it. That keeps a file linear that has
/// none of the byte, or has the next one only megabytes later.
struct ByteFinder {
  private let byte: UInt8
  private var found = -1

  init(_ byte: UInt8) {
    self.byte = byte
  }

  /// The first position of the byte from a start that never goes back, or the count of all bytes.
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
