import CharacterScreen
import TerminalCodec

/// The bytes that were read from the terminal while the main thread was busy.
///
/// The main thread takes them before it reads on, so their order is kept.
struct ReadAhead {
  private var bytes: [UInt8] = []
  private var taken = 0

  /// The decoder that searches the bytes for keys.
  ///
  /// The main thread decodes them again.
  private var decoder = InputDecoder()

  /// The Ctrl-C key.
  static let interrupt = KeyPress("c", .control)

  /// The Ctrl-\ key.
  static let quit = KeyPress("\\", .control)

  /// The number of bytes at which reading pauses.
  static let limit = 1_000_000

  /// Whether no byte is waiting.
  var isEmpty: Bool { taken == bytes.count }

  /// Whether reading should pause.
  var isFull: Bool { bytes.count - taken >= ReadAhead.limit }

  /// Appends bytes and searches them for the keys that a busy program answers: Ctrl-C and Ctrl-\.
  ///
  /// Within a paste both are text.
  ///
  /// - Parameters:
  ///   - more: The bytes.
  ///   - now: The time since any start.
  ///   - content: The content that the main thread's decoder expects.
  /// - Returns: The keys.
  mutating func append(
    _ more: UnsafeRawBufferPointer, at now: Duration, after content: InputDecoder.Content
  ) -> [KeyPress] {
    if isEmpty { decoder = InputDecoder(resuming: content) }
    bytes += more
    var keys: [KeyPress] = []
    decoder.expire(at: now) { _ in }
    decoder.decode(more, at: now) {
      if case .event(.key(let key)) = $0, ReadAhead.isAnswered(key) { keys.append(key) }
    }
    return keys
  }

  /// Moves the first bytes to a buffer, and returns their number.
  mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let part = bytes[taken...].prefix(buffer.count)
    buffer.copyBytes(from: part)
    taken = part.endIndex
    if isEmpty { (bytes, taken) = ([], 0) }
    return part.count
  }

  private static func isAnswered(_ key: KeyPress) -> Bool { key == interrupt || key == quit }
}
