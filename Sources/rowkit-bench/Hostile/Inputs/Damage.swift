import RowKitTesting

/// Random damage to bytes.
enum Damage {
  /// Texts that have broken programs: control sequences, marks, incomplete characters, and
  /// keywords.
  static let tokens: [[UInt8]] =
    [
      "\u{1B}[31337m", "\u{1B}]0;31337\u{7}", "\u{1B}P31337\u{1B}\\", "\u{9B}31337m", "\u{0}",
      "\u{7F}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{2028}", "\r", "\n", "\r\n", "\r\r\n", "\t",
      "\"", "\"\"", ";", ":", ",", "=", "=\r\n", "=0A", "\\", "\\u0007", "\\ud800", "{", "}", "[",
      "]",
      "null", "1e999", "BEGIN:VCARD\r\n", "END:VCARD\r\n", "AGENT:\r\n",
      "ENCODING=QUOTED-PRINTABLE",
      "ENCODING=BASE64", "CHARSET=UTF-7", "CHARSET=Shift_JIS", "CHARSET=X-31337", "\u{8}\u{7}\u{E}",
      "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{1B}7\u{1B}c", "漢字", "<?xml?>",
      String(repeating: "a", count: 3000), String(repeating: "\u{301}", count: 300),
      String(repeating: "[", count: 400), String(repeating: ";", count: 400),
    ].map { Array($0.utf8) } + [
      [0x9B], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xC0, 0x80],
    ]

  /// Returns bytes with up to twelve random changes, all after a beginning that is kept.
  static func done(
    to bytes: [UInt8], keeping kept: Int = 0, _ random: inout RandomNumbers
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(12) {
      guard bytes.count > kept else { return bytes }
      let start = kept + random.below(bytes.count - kept)
      let end = min(bytes.count, start + 1 + random.below(random.hits(oneIn: 8) ? 400 : 12))
      switch random.below(7) {
      case 0: bytes[start] ^= UInt8(1 << random.below(8))
      case 1: bytes[start] = UInt8(random.below(256))
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 4: bytes.replaceSubrange(start..<end, with: bytes[start..<end].reversed())
      default: bytes.insert(contentsOf: random.pick(tokens), at: start)
      }
    }
    if random.hits(oneIn: 10) { bytes.removeLast(random.below(bytes.count - kept + 1)) }
    return bytes
  }

  /// Returns random bytes mixed with hostile texts.
  static func noise(_ count: Int, _ random: inout RandomNumbers) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if random.hits(oneIn: 3) {
        bytes += random.pick(tokens).prefix(200)
      } else {
        bytes.append(UInt8(random.below(256)))
      }
    }
    return bytes
  }

  /// Returns a random word in several scripts.
  static func word(_ random: inout RandomNumbers) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEÄÖßéñçøŁжЯאש漢字かな한글0123456789")
    return String((0...random.below(9)).map { _ in random.pick(letters) })
  }
}
