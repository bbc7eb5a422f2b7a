/// A queue of the bytes that the terminal hasn't accepted yet.
///
/// A slow terminal accepts a frame, or a report in lines, in parts. The rest waits here, in order. No
/// other frame is created and no other line is answered meanwhile, so the queue stays short.
struct OutputQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Whether the terminal got bytes since it was taken.
  var hasStarted = false

  /// Whether the terminal has accepted all bytes.
  var isEmpty: Bool { start == bytes.count }

  /// The number of waiting bytes.
  var count: Int { bytes.count - start }

  /// Calls a closure to append bytes to the waiting ones.
  ///
  /// The storage is reused.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
  }

  /// Discards the waiting bytes.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Passes the waiting bytes to a closure and then discards them.
  mutating func drain(_ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    removeAll()
  }

  /// Writes as many bytes as the terminal accepts.
  ///
  /// - Returns: `moved` if all bytes were written (0 if none were waiting), `mustWait` if some are
  ///   left, or `lost` if the terminal is gone.
  mutating func flush(
    _ write: (UnsafeRawBufferPointer) -> TransferResult
  ) -> TransferResult {
    var total = 0
    while !isEmpty {
      switch bytes.withUnsafeBytes({ write(UnsafeRawBufferPointer(rebasing: $0[start...])) }) {
      case .moved(let count):
        start += count
        total += count
      case .mustWait: return .mustWait
      case .lost: return .lost
      }
    }
    removeAll()
    return .moved(total)
  }
}

/// The result of one attempt to read from or write to a non-blocking descriptor.
enum TransferResult: Equatable {
  /// The number of bytes read or written, at least 1.
  case moved(Int)
  /// Nothing can be read or written now.
  case mustWait
  /// The other end is closed.
  case lost
}
