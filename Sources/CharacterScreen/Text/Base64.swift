/// The base-64 encoding.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text of bytes, padded with `=`, without line breaks.
  package static func text(of input: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var count = 0
    for byte in input {
      group = group << 8 | UInt32(byte)
      count += 1
      guard count == 3 else { continue }
      append(group, letters: 4, to: &bytes)
      (group, count) = (0, 0)
    }
    if count > 0 {
      append(group << (8 * UInt32(3 - count)), letters: count + 1, to: &bytes)
      for _ in count..<3 { bytes.append(UInt8(ascii: "=")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ group: UInt32, letters: Int, to bytes: inout [UInt8]) {
    for index in 0..<letters {
      let shift = UInt32(18 - 6 * index)
      bytes.append(alphabet[Int(group >> shift & 0x3F)])
    }
  }

  /// Returns the bytes of a text, which may contain white space, or `nil` if it isn't valid.
  package static func bytes(of text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isEnded = false
    for byte in text.utf8 where ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == UInt8(ascii: "=") {
        isEnded = true
        continue
      }
      guard !isEnded, let value = alphabet.firstIndex(of: byte) else { return nil }
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
}
