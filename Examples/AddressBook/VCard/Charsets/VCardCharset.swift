/// What the letters of a value are written in.
enum VCardCharset {
  /// UTF-8, which is also what plain ASCII is.
  case unicode

  /// Western European, one byte a letter; what is called Latin-1 is nearly always this.
  case western

  /// One that the system may know.
  case named(CharsetName)

  /// The charset that a parameter names, in small letters.
  init(name: String) {
    switch name {
    case "", "utf-8", "utf8", "us-ascii", "ascii": self = .unicode
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .western
    case "windows-1252", "cp1252", "ansi": self = .western
    default: self = .named(CharsetName(text: name))
    }
  }

  /// Reads letters, and tells whether they were what the charset says.
  ///
  /// What is not UTF-8 is read as Western European, which has a letter for every byte, so that
  /// no name is ever lost. Text in a charset of the system is UTF-8 by the time it comes here.
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
