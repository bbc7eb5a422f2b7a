/// The charsets named by the cards of a file so far.
struct VCardCharsets {
  private var iconv: SystemIconv??
  private var converters: [CharsetName: CharsetConverter?] = [:]

  /// A value converted to UTF-8.
  struct Converted {
    /// The value in UTF-8, without quoted-printable encoding, with its separators and escapes.
    let bytes: [UInt8]

    /// The reason why parts are unreadable, or nil.
    let problem: Problem?
  }

  /// The reason why bytes of a value are shown as numbers.
  enum Problem {
    /// The system has no converter for the charset.
    case isMissing
    /// Some bytes aren't characters of the charset.
    case isDamaged
  }

  /// Converts a value to UTF-8 from the charset that it names.
  mutating func converted(_ text: VCardText, from charset: CharsetName) -> Converted {
    let bytes = Self.plain(text, in: charset)
    if let converter = converter(from: charset) {
      let (text, isExact) = converter.utf8(bytes)
      if Self.hasPrivateUse(text), let more = extended(bytes, from: charset) { return more }
      return Converted(bytes: text, problem: isExact ? nil : .isDamaged)
    }
    let isASCII = charset.containsASCII && bytes.allSatisfy { $0 < 0x80 }
    return Converted(
      bytes: isASCII ? bytes : Self.escaped(bytes, in: charset), problem: isASCII ? nil : .isMissing
    )
  }

  /// Returns bytes with a notation for those that aren't ASCII, or are the second of a pair.
  private static func escaped(_ bytes: [UInt8], in charset: CharsetName) -> [UInt8] {
    var text: [UInt8] = []
    var isSecond = false
    for byte in bytes {
      text += isSecond || byte >= 0x80 ? ByteEscape.notation(byte) : [byte]
      isSecond = !isSecond && charset.isLead(byte)
    }
    return text
  }

  /// Converts a value from the charset that may be meant, or returns `nil` if it isn't in that either.
  private mutating func extended(_ bytes: [UInt8], from charset: CharsetName) -> Converted? {
    guard let converter = charset.extended.flatMap({ converter(from: $0) }) else { return nil }
    let (text, isExact) = converter.utf8(bytes)
    return isExact && !Self.hasPrivateUse(text) ? Converted(bytes: text, problem: nil) : nil
  }

  /// Returns whether UTF-8 has characters for private use, from U+E000 to U+F8FF.
  private static func hasPrivateUse(_ utf8: [UInt8]) -> Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == 0xEE || $0 == 0xEF && $1 < 0xA4 }
  }

  private mutating func converter(from charset: CharsetName) -> CharsetConverter? {
    if let known = converters[charset] { return known }
    let system = iconv ?? SystemIconv()
    iconv = .some(system)
    // Bounds the memory for a file that names charsets without end.
    if converters.count >= 64 { converters = [:] }
    let converter = system.flatMap { CharsetConverter(from: charset.systemNames, with: $0) }
    converters[charset] = .some(converter)
    return converter
  }

  /// Returns the bytes of a value without quoted-printable encoding.
  ///
  /// An encoded separator doesn't separate, so it gets a backslash here, unless it is or may be a part
  /// of another character.
  private static func plain(_ text: VCardText, in charset: CharsetName) -> [UInt8] {
    guard text.isQuotedPrintable else { return Array(text.bytes) }
    var value = text.bytes.trimmed
    if value.last == UInt8(ascii: "=") { value = value.dropLast() }
    var plain: [UInt8] = []
    plain.reserveCapacity(value.count)
    var position = value.startIndex
    var isSecond = false
    while position < value.endIndex {
      let coded = coded(value[position...])
      let byte = coded ?? value[position]
      let isSeparator =
        !charset.sharesSeparators && (byte == UInt8(ascii: ";") || byte == UInt8(ascii: ","))
      if isSeparator, coded != nil, !isSecond {
        plain.append(UInt8(ascii: "\\"))
      }
      plain.append(byte)
      isSecond = !isSecond && charset.isLead(byte)
      position += coded == nil ? 1 : 3
    }
    return plain
  }

  /// Returns the byte encoded by an equals sign and two digits at the start, or nil.
  private static func coded(_ rest: Slice<UnsafeRawBufferPointer>) -> UInt8? {
    guard rest.count >= 3, rest.first == UInt8(ascii: "="),
      let high = rest[rest.startIndex + 1].hexadecimalValue,
      let low = rest[rest.startIndex + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
