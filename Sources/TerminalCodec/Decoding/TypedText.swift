/// The bytes of typed text, as UTF-8 of which the end may still be missing.
struct TypedText {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(64)
  }

  /// Whether there is nothing to wait for.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Hands out the characters that are complete, or all of them with repairs.
  ///
  /// A scalar of which more bytes may come is kept for the next time.
  mutating func takeCharacters(all: Bool, _ body: (Character) -> Void) {
    let kept = all ? 0 : incompleteCount
    guard bytes.count > kept else { return }
    for character in String(decoding: bytes.dropLast(kept), as: UTF8.self) {
      if !TypedText.isControl(character) { body(character) }
    }
    bytes.removeFirst(bytes.count - kept)
  }

  /// How many bytes at the end begin a scalar that is not complete.
  private var incompleteCount: Int {
    for (index, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      return TypedText.length(lead: byte) > index + 1 ? index + 1 : 0
    }
    return 0
  }

  /// How many bytes a scalar has that begins with a byte; 1 where none begins.
  static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether it is a control character of two bytes, which no key types.
  private static func isControl(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return (0x80...0x9F).contains(scalar.value)
  }
}
