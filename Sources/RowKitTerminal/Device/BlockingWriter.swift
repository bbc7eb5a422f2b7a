#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A writer for the last bytes to a terminal that may not be reading.
///
/// The writer waits for the terminal for a limited time. It allocates no memory, so signal handlers
/// can use it.
struct BlockingWriter {
  /// The descriptor to write to.
  let descriptor: Int32

  /// The remaining time to wait for the terminal, in milliseconds.
  private(set) var patience: Int32

  /// Creates a writer for a descriptor, which need not be non-blocking.
  ///
  /// The default patience is 1000 milliseconds.
  init(to descriptor: Int32, patience: Int32 = 1000) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Writes as many bytes as the terminal accepts within the remaining time.
  ///
  /// When the time runs out, output that the terminal hasn't read is discarded once, to make room
  /// for these bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty, waitForRoom() {
      let count = send(UnsafeRawBufferPointer(rebasing: rest.prefix(BlockingWriter.portion)))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return
      }
    }
  }

  /// Writes static text.
  mutating func write(_ text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The number of bytes to write at once, small enough that a blocking descriptor rarely blocks.
  private static let portion = 512

  private mutating func waitForRoom() -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let step: Int32 = 100
    while poll(&entry, 1, patience > 0 ? step : 0) <= 0 {
      guard patience > 0 else { return false }
      patience -= step
      if patience <= 0 { tcflush(descriptor, TCOFLUSH) }
    }
    return true
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
