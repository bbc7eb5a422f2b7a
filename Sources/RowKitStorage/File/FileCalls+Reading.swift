#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading all bytes of what is open.
extension FileCalls {
  /// Reads standard input to its end.
  ///
  /// It can be read once.
  package func standardInput() throws(FileFailure) -> [UInt8] { try bytes(of: STDIN_FILENO) }

  /// Returns the contents of an open file, whose status reports a size.
  func bytes(
    of descriptor: Int32, expecting size: Int = 0
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, largestSize))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largestSize {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno == EAGAIN {
        awaitBytes(of: descriptor)
      } else if errno != EINTR {
        throw .last
      }
    }
    // A generated file reports no size and may never end.
    throw tooLarge
  }

  /// Waits for more bytes of a pipe that another program has set to answer at once.
  private func awaitBytes(of descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }

  var tooLarge: FileFailure { FileFailure("it has more than \(largestSize >> 20) MB") }
}
