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

  /// Whether output that the terminal hasn't read may be discarded to make room.
  private var discards: Bool

  /// Creates a writer for a descriptor, which need not be non-blocking.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to write to.
  ///   - patience: The maximum time to wait for the terminal, in milliseconds. The default is 1000.
  ///   - discards: Whether output that the terminal hasn't read by then is discarded once, to make
  ///     room for the first bytes. The default is `false`.
  init(to descriptor: Int32, patience: Int32 = 1000, discardingUnread discards: Bool = false) {
    self.descriptor = descriptor
    self.patience = patience
    self.discards = discards
  }

  /// Writes as many bytes as the terminal accepts within the remaining time.
  ///
  /// If unread output is discarded, the bytes are written again from the first one. Bytes that were
  /// written before aren't discarded for later ones. A process in the background writes, too.
  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    withWritingAllowed { writeAll(bytes) }
  }

  private mutating func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let mayDiscard = discards
      guard waitForRoom() else { return }
      if mayDiscard, !discards { rest = bytes }
      let count = send(UnsafeRawBufferPointer(rebasing: rest.prefix(BlockingWriter.portion)))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return
      }
    }
    discards = false
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
      guard patience <= 0, discards else { continue }
      tcflush(descriptor, TCOFLUSH)
      discards = false
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
