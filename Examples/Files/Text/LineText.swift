/// A converter from the bytes of a line or of a value to text.
public enum LineText {
  /// Returns the text of a line.
  ///
  /// Bytes that aren't UTF-8 become replacement characters, tabs become spaces, and colours and links
  /// for terminals are removed.
  public static func text(_ bytes: [UInt8]) -> String {
    let plain = plain(bytes)
    return String(decoding: plain.contains(0x09) ? withSpaces(plain) : plain, as: UTF8.self)
  }

  /// Returns the text of a line for the clipboard, which keeps its tabs.
  public static func copied(_ bytes: [UInt8]) -> String {
    String(decoding: plain(bytes), as: UTF8.self)
  }

  /// Returns the place of the character that a byte belongs to, or a place behind the bytes as it is.
  public static func start(ofCharacterAt place: Int, in bytes: [UInt8]) -> Int {
    guard bytes.indices.contains(place) else { return place }
    return place - bytes[max(0, place - 3)...place].reversed().prefix { $0 & 0xC0 == 0x80 }.count
  }

  /// Returns bytes without the sequences for terminals that colour text, `ESC [ … m` and `ESC [ K`, and
  /// those that make it a link, `ESC ] 8 ; … ST`.
  public static func plain(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let end = colorEnd(bytes, at: place) ?? linkEnd(bytes, at: place) {
        place = end
      } else {
        plain.append(bytes[place])
        place += 1
      }
    }
    return plain
  }

  private static func withSpaces(_ bytes: [UInt8]) -> [UInt8] {
    var spaced: [UInt8] = []
    spaced.reserveCapacity(bytes.count + 32)
    var column = 0
    for byte in bytes {
      if byte == 0x09 {
        let width = 8 - column % 8
        spaced.append(contentsOf: repeatElement(0x20, count: width))
        column += width
      } else {
        spaced.append(byte)
        // Continuation bytes of a character take no column.
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    return spaced
  }

  /// Returns the position after a sequence that sets colours, or one that fills a line with them; nil if
  /// there is none.
  private static func colorEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start...].starts(with: [0x1B, 0x5B]) else { return nil }
    var place = start + 2
    while place < bytes.count, (0x30...0x3B).contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { return nil }
    return bytes[place] == 0x6D || bytes[place] == 0x4B ? place + 1 : nil
  }

  /// Returns the position after a sequence that begins or ends a link, or nil.
  private static func linkEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start...].starts(with: [0x1B, 0x5D, 0x38, 0x3B]) else { return nil }
    guard let end = bytes[(start + 4)...].firstIndex(where: { $0 < 0x20 }) else { return nil }
    if bytes[end] == 0x07 { return end + 1 }
    return bytes[end...].starts(with: [0x1B, 0x5C]) ? end + 2 : nil
  }
}
