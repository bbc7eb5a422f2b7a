/// A parser for the sequences that rowkit writes to terminals.
///
/// Anything else comes from its data.
struct TerminalOutput {
  private let bytes: [UInt8]
  private var place = 0

  /// The beginning of what restores a terminal: the end of a sequence that a signal cut off, and of
  /// the frame.
  private static let restoring = Array("\u{1B}\\\u{1B}[?2026l".utf8)

  /// Returns the first unexpected sequence in the output, or `nil` if there is none.
  ///
  /// A signal may have cut off a sequence or a character.
  static func problem(in bytes: [UInt8]) -> String? {
    for part in bytes.split(separator: restoring) {
      var output = TerminalOutput(bytes: Array(part))
      if let problem = output.problem() { return problem }
    }
    return nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func problem() -> String? {
    while place < bytes.count {
      let start = place
      guard let isKnown = next() else { return nil }
      guard !isKnown else { continue }
      let end = min(bytes.count, max(place, start) + 12)
      let text = String(decoding: bytes[start..<end], as: UTF8.self).debugDescription
      return "\(text) at byte \(start)"
    }
    return nil
  }

  /// Advances past the next sequence.
  ///
  /// Returns whether the sequence is known, or `nil` if it is incomplete.
  private mutating func next() -> Bool? {
    let byte = bytes[place]
    switch byte {
    case 0x1B: return escape()
    case 0x08, 0x0A, 0x0D:
      place += 1
      return true
    case 0..<0x20, 0x7F: return false
    case 0x80...: return letter()
    default:
      place += 1
      return true
    }
  }

  private mutating func escape() -> Bool? {
    guard place + 1 < bytes.count else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "]"): return string()
    case UInt8(ascii: "\\"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "M"):
      place += 2
      return true
    case UInt8(ascii: "("): return letters()
    default: return false
    }
  }

  /// Parses the sequence that turns off the characters for drawing lines.
  private mutating func letters() -> Bool? {
    let letters = Array("\u{1B}(B\u{F}".utf8)
    let found = bytes[place...].prefix(letters.count)
    guard letters.starts(with: found) else { return false }
    guard found.count == letters.count else { return nil }
    place += letters.count
    return true
  }

  private mutating func sequence() -> Bool? {
    var end = place + 2
    while end < bytes.count, bytes[end] < 0x40 {
      guard bytes[end] >= 0x20 else { return false }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let parameters = String(decoding: bytes[place + 2..<end], as: UTF8.self)
    let finals = Set("ABCDGHJKLMPSTXd@mrhlutncpq".utf8)
    guard finals.contains(bytes[end]), !parameters.contains("31337") else { return false }
    place = end + 1
    return true
  }

  /// Parses a string sequence: a title, a query for a colour, or text for the clipboard.
  private mutating func string() -> Bool? {
    let introducers = ["2;", "11;?", "52;c;"].map { Array($0.utf8) }
    let content = bytes[(place + 2)...]
    guard introducers.contains(where: content.starts) else {
      return content.count < 5 ? nil : false
    }
    var end = content.startIndex
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    guard end + 1 < bytes.count else { return nil }
    guard bytes[end] == 0x1B, bytes[end + 1] == UInt8(ascii: "\\") else { return false }
    place = end + 2
    return true
  }

  /// Parses a UTF-8 character that is no control character.
  private mutating func letter() -> Bool? {
    let first = bytes[place]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2 else { return false }
    guard place + count <= bytes.count else { return nil }
    let text = String(validating: bytes[place..<place + count], as: UTF8.self)
    guard let scalar = text?.unicodeScalars.first, scalar.value > 0x9F else { return false }
    place += count
    return true
  }
}
