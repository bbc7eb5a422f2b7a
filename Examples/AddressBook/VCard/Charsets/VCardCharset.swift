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

  /// Decodes text, and returns whether it conforms to the charset.
  ///
  /// Text that isn't UTF-8 is read as Western European, which has a letter for every byte, so that
  /// no name is lost. Text in a charset of the system has been converted to UTF-8 before.
  func string(_ bytes: UnsafeRawBufferPointer) -> (string: String, isExact: Bool) {
    if bytes.allSatisfy({ $0 < 0x80 }) { return (String(decoding: bytes, as: UTF8.self), true) }
    if case .western = self { return (Self.western(bytes), true) }
    guard let string = String(validating: bytes, as: UTF8.self) else {
      return (Self.western(bytes), false)
    }
    return (string, true)
  }

  private static func western(_ bytes: UnsafeRawBufferPointer) -> String {
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
