/// The beginning of a string sequence, which runs up to a terminator.
struct StringSequence {
  private var bytes: [UInt8] = []
  /// The byte after `ESC`, which determines the kind of string.
  private(set) var introducer: UInt8 = 0

  private static let limit = 64

  init() {
    bytes.reserveCapacity(StringSequence.limit)
  }

  /// Whether no bytes followed the introducer.
  private(set) var isEmpty = true

  private var isSplit = false

  private var isCommand: Bool { introducer == UInt8(ascii: "]") }

  /// Starts a new sequence, after `ESC` and the byte that introduces the kind of string.
  mutating func start(introducer: UInt8) {
    bytes.removeAll(keepingCapacity: true)
    self.introducer = introducer
    isEmpty = true
    isSplit = false
  }

  /// Records that another read goes on with the sequence.
  mutating func split() { isSplit = true }

  /// Whether the sequence was probably typed, as a key with Alt and the keys after it.
  ///
  /// A person types few characters, in several reads. A terminal sends at most one reply in that way.
  var isTyped: Bool {
    isSplit && bytes.count < StringSequence.limit
      && !(isCommand && bytes.starts(with: "11;".utf8))
  }

  /// The bytes after the introducer, up to a limit.
  var content: ArraySlice<UInt8> { bytes[...] }

  mutating func append(_ byte: UInt8) {
    isEmpty = false
    if bytes.count < StringSequence.limit { bytes.append(byte) }
  }

  /// The reply with the background colour, or `nil` for any other string.
  ///
  /// The format is `11;rgb:RRRR/GGGG/BBBB`, with one to four digits for each component.
  var reply: TerminalReply? {
    guard isCommand, bytes.starts(with: "11;rgb".utf8) else { return nil }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let parts = bytes[(colon + 1)...].split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    var color: UInt32 = 0
    for part in parts.prefix(3) {
      guard let value = StringSequence.component(part) else { return nil }
      color = color << 8 | value
    }
    return .background(color)
  }

  private static func component(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard (1...4).contains(digits.count),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let greatest = UInt32(1) << (4 * UInt32(digits.count)) - 1
    return (value * 255 + greatest / 2) / greatest
  }
}
