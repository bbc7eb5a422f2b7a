import JSONText

/// A parser of pairs of keys and values in UTF-8.
struct StringsReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the values by key.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  mutating func texts() throws(PropertyListError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipTrivia()
    while index < bytes.count {
      let key = try word()
      try skipTrivia()
      var value = key
      if peek == UInt8(ascii: "=") {
        index += 1
        try skipTrivia()
        value = try word()
        try skipTrivia()
      }
      guard peek == UInt8(ascii: ";") else { throw error("a semicolon is missing here.") }
      index += 1
      texts[key] = value
      try skipTrivia()
    }
    return texts
  }

  // MARK: Words

  private mutating func word() throws(PropertyListError) -> String {
    guard let quote = peek else { throw error("the text ends too early.") }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = index
    while let byte = peek, StringsReader.isPartOfWord(byte) { index += 1 }
    guard start < index else { throw error("a text in quotation marks is missing here.") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "_$/:.-".utf8.contains(byte)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
    let start = index + 1
    var place = start
    var hasEscapes = false
    while place < bytes.count, bytes[place] != quote {
      let isEscape = bytes[place] == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      place += isEscape ? 2 : 1
    }
    guard place < bytes.count else { throw error("the text in quotation marks doesn't end.") }
    index = place + 1
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return hasEscapes ? StringsEscapes.text(of: text) : text
  }

  // MARK: Space

  private mutating func skipTrivia() throws(PropertyListError) {
    while let byte = peek {
      let length = spaceLength(byte)
      if length > 0 {
        index += length
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = index
    index += 2
    while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
      index += 1
    }
    guard index < bytes.count else {
      index = start
      throw error("the comment doesn't end.")
    }
    index += 2
  }

  /// Returns the number of bytes of the white space that begins with a byte, or 0 if none does.
  private func spaceLength(_ byte: UInt8) -> Int {
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) ? 1 : 0 }
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return 0 }
    let isSpace = scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    return isSpace ? UTF8.width(scalar) : 0
  }

  // MARK: Places

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private func error(_ reason: String) -> PropertyListError {
    let position = JSONPosition(of: min(index, bytes.count), in: bytes)
    return PropertyListError(reason, at: .text(line: position.line, column: position.column))
  }
}
