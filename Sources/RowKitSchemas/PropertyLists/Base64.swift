/// The encoding of data in property lists of XML.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes of a text, which may contain white space, or `nil` if it isn't valid.
  static func bytes(of text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isEnded = false
    for byte in text.utf8 where ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == UInt8(ascii: "=") {
        isEnded = true
        continue
      }
      guard !isEnded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      guard count % 4 == 0 else { continue }
      result += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
      bits = 0
    }
    switch count % 4 {
    case 0: return result
    case 2: return result + [UInt8(bits >> 4 & 0xFF)]
    case 3: return result + [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: return nil
    }
  }

  /// Returns the text of bytes, without line breaks.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < part.count ? UInt32(part[start + place]) : 0)
      }
      for place in 0...part.count {
        let shift = UInt32(18 - 6 * place)
        text.append(alphabet[Int(bits >> shift & 63)])
      }
      text += Array(repeating: UInt8(ascii: "="), count: 3 - part.count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> Int? {
    alphabet.firstIndex(of: byte)
  }
}
