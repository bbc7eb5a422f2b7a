/// The charset of a value.
enum VCardCharset {
  /// UTF-8, which includes ASCII.
  case unicode

  /// Western European, one byte per letter. Text labelled Latin-1 nearly always uses it.
  case western

  /// A charset that the system may know.
  case named(CharsetName)

  /// Creates the charset for a lowercase parameter value.
  init(name: String) {
    switch name {
    case "", "utf-8", "utf8", "us-ascii", "ascii": self = .unicode
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .western
    case "windows-1252", "cp1252", "ansi": self = .western
    default: self = .named(CharsetName(text: name))
    }
  }

  /// Converts the text at the end of a buffer to UTF-8, and returns whether it conforms to the
  /// charset.
  ///
  /// Text that isn't UTF-8 is read as Western European, which has a letter for every byte, so that
  /// no name is lost. Text in a charset of the system has been converted to UTF-8 before.
  func convert(_ texts: inout [UInt8], from start: Int) -> Bool {
    let text = texts[start...]
    if text.allSatisfy({ $0 < 0x80 }) { return true }
    var isWestern = false
    if case .western = self { isWestern = true }
    if !isWestern, String(validating: text, as: UTF8.self) != nil { return true }
    texts.replaceSubrange(start..., with: Self.western(text).utf8)
    return isWestern
  }

  private static func western(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let isSpecial = 0x80...0x9F ~= byte
      scalars.append(isSpecial ? specials[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }

  /// The letters from 0x80 to 0x9F, where Windows differs from Latin-1.
  private static let specials = Array(
    "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ".unicodeScalars)
}
