#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes the last bytes to a terminal that may not be reading.
///
/// It waits for the terminal, but not for ever, and it may be used where nothing may be allocated:
/// in signal handlers.
struct PatientWriter {
  /// Where to write.
  let descriptor: Int32

  /// How many milliseconds to wait altogether for a terminal that takes nothing.
  private(set) var patience: Int32

  /// Creates a writer to a descriptor, which need not be non-blocking.
  init(to descriptor: Int32, patience: Int32 = 1000) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Writes bytes, as many as the terminal takes while patience lasts.
  ///
  /// When it is used up for the first time, what the terminal did not read yet is thrown away, so
  /// that there is room for these bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty, waitForRoom() {
      let count = send(UnsafeRawBufferPointer(rebasing: rest.prefix(PatientWriter.portion)))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return
      }
    }
  }

  /// Writes a text that is part of the program.
  mutating func write(_ text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// How many bytes are written at once, so that a descriptor that blocks does so rarely.
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
