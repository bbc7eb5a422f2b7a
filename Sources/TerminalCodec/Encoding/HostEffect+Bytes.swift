public import CharacterScreen

extension HostEffect {
  /// Appends the bytes that make a terminal perform the effect.
  ///
  /// - Returns: Whether bytes can perform the effect. If not, the host must perform it itself or
  ///   ignore it.
  public func appendBytes(_ abilities: TerminalAbilities, to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .bell:
      bytes.append(0x07)
      return true
    case .copy(let text) where abilities.clipboard:
      bytes.append("\u{1B}]52;c;")
      Base64.append(text.utf8, to: &bytes)
      bytes.append("\u{1B}\\")
      return true
    case .copy, .openURL, .suspend, .quit: return false
    }
  }
}

/// The base-64 encoding, which terminals use for the clipboard.
enum Base64 {
  private static let alphabet: [UInt8] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends bytes in base 64, padded with `=`.
  static func append(_ input: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    var group: UInt32 = 0
    var count = 0
    for byte in input {
      group = group << 8 | UInt32(byte)
      count += 1
      guard count == 3 else { continue }
      append(group, letters: 4, to: &bytes)
      (group, count) = (0, 0)
    }
    guard count > 0 else { return }
    append(group << (8 * UInt32(3 - count)), letters: count + 1, to: &bytes)
    for _ in count..<3 { bytes.append(UInt8(ascii: "=")) }
  }

  private static func append(_ group: UInt32, letters: Int, to bytes: inout [UInt8]) {
    for index in 0..<letters {
      let shift = UInt32(18 - 6 * index)
      bytes.append(alphabet[Int(group >> shift & 0x3F)])
    }
  }
}
