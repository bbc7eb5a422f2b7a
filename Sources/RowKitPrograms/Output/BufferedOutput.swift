#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A buffer that writes text to a descriptor in large pieces.
///
/// Call ``flush()`` at the end to write the remaining text.
package final class BufferedOutput {
  /// The largest number of buffered bytes.
  private static let capacity = 64 * 1024

  private let descriptor: Int32
  private var bytes: [UInt8] = []

  /// Creates an output to a descriptor that is open for writing; it is never closed.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a line and a newline, and flushes both immediately.
  package func writeLine(_ text: String) throws(OutputError) {
    try write(text + "\n")
    try flush()
  }

  /// Appends text to the buffer, flushing it when it is full.
  package func write(_ text: String) throws(OutputError) {
    try write(text.utf8)
  }

  /// Appends bytes to the buffer, flushing it when it is full.
  func write(_ new: some Sequence<UInt8>) throws(OutputError) {
    bytes.append(contentsOf: new)
    if bytes.count >= BufferedOutput.capacity { try flush() }
  }

  /// Writes the buffered text.
  package func flush() throws(OutputError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { system.write($0, from: written) }
      if count >= 0 { written += count } else { try waitOrThrow(errno) }
    }
  }

  private var system: Descriptor { Descriptor(number: descriptor) }

  private func waitOrThrow(_ code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EAGAIN: system.waitUntilWritable()
    case EPIPE: throw .closed
    default: throw .failed(reason: OutputError.reason(code))
    }
  }
}

/// The system's operations on a descriptor.
private struct Descriptor {
  let number: Int32

  func write(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
    #if canImport(Darwin)
      return Darwin.write(number, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
      return Musl.write(number, rest.baseAddress, rest.count)
    #else
      return Glibc.write(number, rest.baseAddress, rest.count)
    #endif
  }

  /// Waits until the descriptor accepts data: a reader may have made it nonblocking.
  func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
