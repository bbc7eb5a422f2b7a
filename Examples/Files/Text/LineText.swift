/// A converter from the bytes of a line to text.
public enum LineText {
  /// Returns the text of a line.
  ///
  /// Bytes that aren't UTF-8 become replacement characters, tabs become spaces, and colour
  /// sequences for terminals are removed.
  public static func text(_ bytes: [UInt8]) -> String {
    guard bytes.contains(where: { $0 == 0x09 || $0 == 0x1B }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: plain(bytes), as: UTF8.self)
  }

  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count + 32)
    var place = 0
    var column = 0
    while place < bytes.count {
      if let end = colorEnd(bytes, at: place) {
        place = end
        continue
      }
      let byte = bytes[place]
      if byte == 0x09 {
        let width = 8 - column % 8
        plain.append(contentsOf: repeatElement(0x20, count: width))
        column += width
      } else {
        plain.append(byte)
        // Continuation bytes of a character take no column.
        if byte & 0xC0 != 0x80 { column += 1 }
      }
      place += 1
    }
    return plain
  }

  /// Returns the position after a sequence that sets colours, `ESC [ … m`, or nil.
  private static func colorEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start] == 0x1B, start + 1 < bytes.count, bytes[start + 1] == 0x5B else {
      return nil
    }
    var place = start + 2
    while place < bytes.count, (0x30...0x3B).contains(bytes[place]) { place += 1 }
    return place < bytes.count && bytes[place] == 0x6D ? place + 1 : nil
  }
}
