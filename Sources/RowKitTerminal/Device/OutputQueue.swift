/// The bytes of one frame that the terminal has not taken yet.
///
/// A terminal that reads slowly takes a frame in parts. The rest stays here, in order, until there
/// is room for it; no other frame is made meanwhile, so the queue never grows beyond one.
struct OutputQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Whether the terminal has taken everything.
  var isEmpty: Bool { start == bytes.count }

  /// How many bytes are waiting.
  var count: Int { bytes.count - start }

  /// Lets a closure add bytes behind those that are waiting; the storage is kept for the next time.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
  }

  /// Forgets what is waiting.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Hands over what is waiting, and forgets it.
  mutating func drain(_ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    removeAll()
  }

  /// Writes as much as the terminal takes.
  ///
  /// - Returns: `moved` when everything was taken (0 when nothing was waiting), `mustWait` when
  ///   some is left, `lost` when the terminal is gone.
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
