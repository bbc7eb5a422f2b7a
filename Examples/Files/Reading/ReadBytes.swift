#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes that were read from a file, with the error that ended the reading.
package struct ReadBytes: Sendable {
  /// The bytes, fewer than were asked for at the end of the file and after an error.
  package let bytes: [UInt8]

  /// The error number of the system, or 0 if there was none.
  package let code: Int32

  /// Creates a result.
  package init(_ bytes: [UInt8], code: Int32 = 0) {
    self.bytes = bytes
    self.code = code
  }

  /// Reads bytes of a descriptor from an offset.
  init(_ descriptor: Int32, at offset: Int, count: Int) {
    var code: Int32 = 0
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      (read, code) = ReadBytes.transfer(descriptor, at: offset, into: bytes)
    }
    self.code = code
  }

  /// Reads bytes of a descriptor from an offset into memory.
  ///
  /// Returns their number, and the error number of the system, or 0 if there was no error.
  static func transfer(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) -> (count: Int, code: Int32) {
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let read = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + count))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return (count, read < 0 ? errno : 0) }
      count += read
    }
    return (count, 0)
  }
}
