/// The text of a sequence that runs up to a terminator, of which only a beginning is kept.
struct StringSequence {
  private var bytes: [UInt8] = []
  private var isCommand = false

  private static let limit = 64

  init() {
    bytes.reserveCapacity(StringSequence.limit)
  }

  /// Whether nothing came after the introducer.
  private(set) var isEmpty = true

  /// Starts anew, after `ESC` and the byte that says which kind of string follows.
  mutating func start(introducer: UInt8) {
    bytes.removeAll(keepingCapacity: true)
    isCommand = introducer == UInt8(ascii: "]")
    isEmpty = true
  }

  mutating func append(_ byte: UInt8) {
    isEmpty = false
    if bytes.count < StringSequence.limit { bytes.append(byte) }
  }

  /// What the terminal answered: its background colour as `11;rgb:RRRR/GGGG/BBBB`, with one to
  /// four digits for each; nil if it is something else.
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
