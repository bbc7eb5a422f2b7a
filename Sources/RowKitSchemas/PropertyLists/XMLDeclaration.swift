import JSONText

/// The encoding that a text in XML declares in its first line, such as `<?xml encoding="UTF-8"?>`.
struct XMLDeclaration {
  /// The range of the encoding's name in the text.
  private let range: Range<Int>

  /// The name of the encoding in small letters.
  private let name: String

  /// Finds the name, or returns `nil` if the text declares no encoding.
  ///
  /// The characters of the declaration must be ASCII, as in every encoding but UTF-16.
  private init?(of text: [UInt8]) {
    var scanner = Scanner(text: text)
    guard scanner.take("<?xml".utf8), scanner.skipSpace() else { return nil }
    while let (name, value) = scanner.attribute() {
      guard name.elementsEqual("encoding".utf8) else { continue }
      range = value.indices
      self.name = String(decoding: value, as: UTF8.self).lowercased()
      return
    }
    return nil
  }

  /// Returns the UTF-8 bytes of a text in the encoding that its byte order mark or its declaration names,
  /// without the mark.
  ///
  /// A text that declares UTF-16 and isn't is read as UTF-8.
  ///
  /// - Throws: ``PropertyListError`` for any encoding but UTF-8, UTF-16, ASCII and Latin-1, unless all
  ///   bytes are ASCII and mean the same in that encoding.
  static func utf8Text(of bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    let text = try UnicodeText.bytes(of: bytes)
    guard text == bytes, let declaration = XMLDeclaration(of: text) else { return text }
    switch declaration.name {
    case "utf-8", "utf8", "utf-16", "us-ascii", "ascii": return text
    case "iso-8859-1", "iso_8859-1", "latin1": return latinText(text)
    default:
      guard declaration.containsASCII, text.allSatisfy({ $0 < 0x80 }) else {
        throw declaration.refusal(in: text)
      }
      return text
    }
  }

  /// Whether ASCII bytes are known to mean the same in the encoding.
  private var containsASCII: Bool {
    ["iso-8859-", "windows-", "macintosh", "x-mac-"].contains { name.hasPrefix($0) }
  }

  /// Returns a text in UTF-8 with the name of that encoding in its declaration, if there is one.
  static func declaringUTF8(_ text: [UInt8]) -> [UInt8] {
    guard let declaration = XMLDeclaration(of: text),
      !["utf-8", "utf8"].contains(declaration.name)
    else { return text }
    return text[..<declaration.range.lowerBound] + Array("UTF-8".utf8)
      + text[declaration.range.upperBound...]
  }

  /// Returns the UTF-8 bytes of a text in Latin-1, in which each byte is a Unicode scalar.
  private static func latinText(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
    }
    return text
  }

  private func refusal(in text: [UInt8]) -> PropertyListError {
    let position = JSONPosition(of: range.lowerBound, in: text)
    let shown = String(decoding: text[range].prefix(40), as: UTF8.self)
    return PropertyListError(
      "the encoding \(shown) can't be read; save the file in UTF-8.",
      at: .text(line: position.line, column: position.column))
  }
}

/// A reader of the parts of a declaration.
private struct Scanner {
  let text: [UInt8]

  private var index = 0

  init(text: [UInt8]) {
    self.text = text
  }

  /// Reads a name, an equals sign and a value in quotes, or returns `nil` if they don't follow.
  mutating func attribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    skipSpace()
    let name = text[index...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    index = name.endIndex
    skipSpace()
    guard !name.isEmpty, take("=".utf8) else { return nil }
    skipSpace()
    guard let quote = text[index...].first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote)
    else { return nil }
    let value = text[(index + 1)...].prefix { $0 != quote && $0 != UInt8(ascii: ">") }
    index = value.endIndex
    return take([quote]) ? (name, value) : nil
  }

  /// Skips white space, and returns whether there was any.
  @discardableResult mutating func skipSpace() -> Bool {
    let space = text[index...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    index = space.endIndex
    return !space.isEmpty
  }

  mutating func take(_ part: some Collection<UInt8>) -> Bool {
    guard text[index...].starts(with: part) else { return false }
    index += part.count
    return true
  }
}
