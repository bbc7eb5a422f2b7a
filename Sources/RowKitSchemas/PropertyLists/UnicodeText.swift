/// Conversion of encoded texts to UTF-8.
enum UnicodeText {
  /// The byte order mark of a text in UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the UTF-8 bytes of a text in UTF-8 or UTF-16, without a byte order mark.
  ///
  /// UTF-16 is recognized by its byte order mark, or by a zero byte next to the first character.
  ///
  /// - Throws: ``PropertyListError`` if the text isn't valid.
  static func bytes(of bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: mark) { return Array(bytes.dropFirst(mark.count)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), high: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), high: 1) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], high: 0) }
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return try utf16(bytes[...], high: 1) }
    return bytes
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, high: Int
  ) throws(PropertyListError) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw PropertyListError("the text is no UTF-16.", at: .byte(0))
    }
    return Array(text.utf8)
  }
}
