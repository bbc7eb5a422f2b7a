/// A buffer for the bytes of typed text in UTF-8, the end of which may be incomplete.
struct TypedText {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(64)
  }

  /// Whether the buffer is empty.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends the bytes up to the first control byte.
  ///
  /// Returns the number of bytes.
  mutating func append(from input: UnsafeRawBufferPointer) -> Int {
    let count = input.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? input.count
    bytes.append(contentsOf: input[..<count])
    return count
  }

  /// Removes and returns the complete characters, or all of them with invalid UTF-8 repaired.
  ///
  /// An incomplete scalar at the end is kept for the next call unless `all` is true. Returns `nil` if
  /// there are no characters.
  mutating func take(all: Bool) -> String? {
    let kept = all ? 0 : TypedText.incompleteCount(of: bytes)
    guard bytes.count > kept else { return nil }
    let text = String(decoding: bytes.dropLast(kept), as: UTF8.self)
    // Control characters of two bytes begin with C2.
    let mayHoldControls = bytes.contains(0xC2)
    bytes.removeFirst(bytes.count - kept)
    guard mayHoldControls else { return text }
    let typed = text.filter { !TypedText.isControl($0) }
    return typed.isEmpty ? nil : typed
  }

  /// Passes the complete characters to a closure, or all of them with invalid UTF-8 repaired.
  ///
  /// An incomplete scalar at the end is kept for the next call unless `all` is true.
  mutating func takeCharacters(all: Bool, _ body: (Character) -> Void) {
    let kept = all ? 0 : TypedText.incompleteCount(of: bytes)
    guard bytes.count > kept else { return }
    for character in String(decoding: bytes.dropLast(kept), as: UTF8.self) {
      if !TypedText.isControl(character) { body(character) }
    }
    bytes.removeFirst(bytes.count - kept)
  }

  /// Returns the number of bytes at the end that begin an incomplete scalar.
  static func incompleteCount(of bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      return TypedText.length(lead: byte) > index + 1 ? index + 1 : 0
    }
    return 0
  }

  /// Returns the number of bytes of a scalar with the given first byte, or 1 for other bytes.
  static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Returns whether a character is a control character of two bytes, which no key types.
  private static func isControl(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return (0x80...0x9F).contains(scalar.value)
  }
}
