/// The encoding of a whole file of cards: bytes, or UTF-16 of either byte order.
enum VCardFileEncoding {
  /// Returns the bytes of the file, converted from UTF-16 to UTF-8 if necessary.
  ///
  /// UTF-16 is recognized by its byte order mark, or by a first letter with a zero byte.
  static func bytes(of file: [UInt8]) -> [UInt8] {
    guard let isBigEndian = isBigEndianUTF16(file) else { return file }
    let high = isBigEndian ? 0 : 1
    let units = stride(from: 0, to: file.count - 1, by: 2).map { start in
      UInt16(file[start + high]) << 8 | UInt16(file[start + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether a file is in UTF-16.
  static func isUTF16(_ file: [UInt8]) -> Bool { isBigEndianUTF16(file) != nil }

  /// The byte order of a file in UTF-16, or nil for every other file.
  private static func isBigEndianUTF16(_ file: [UInt8]) -> Bool? {
    guard file.count >= 4 else { return nil }
    switch (file[0], file[1], file[2], file[3]) {
    case (0xFE, 0xFF, _, _): return true
    case (0xFF, 0xFE, _, _): return false
    case (0, 1..., 0, 1...): return true
    case (1..., 0, 1..., 0): return false
    default: return nil
    }
  }
}
