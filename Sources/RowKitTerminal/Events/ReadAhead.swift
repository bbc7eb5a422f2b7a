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
  ///   - isInPaste: Whether the main thread has read the beginning of a paste without its end.
  /// - Returns: The keys.
  mutating func append(_ more: UnsafeRawBufferPointer, isInPaste: Bool) -> [KeyPress] {
    if isEmpty { begin(isInPaste: isInPaste) }
    bytes += more
    var keys: [KeyPress] = []
    decoder.decode(more, at: .zero) {
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

  private mutating func begin(isInPaste: Bool) {
    decoder = InputDecoder()
    if isInPaste { decoder.decode(Array("\u{1B}[200~".utf8), at: .zero) { _ in } }
  }

  private static func isAnswered(_ key: KeyPress) -> Bool { key == interrupt || key == quit }
}
