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
    bytes.withUnsafeBytes { PlainBytes($0).remaining } ?? bytes
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
}
