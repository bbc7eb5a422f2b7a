/// The parameters of a property: the types of a number, and the coding of the value.
struct VCardParameters {
  /// The lowercase types of a number, such as "cell" and "voice", in order.
  private(set) var types: [String] = []

  /// Whether the value is encoded in Base64.
  private(set) var isBase64 = false

  /// Whether the value is quoted-printable.
  private(set) var isQuotedPrintable = false

  /// The charset of the value.
  private(set) var charset = VCardCharset.unicode

  /// Parses parameters, each of which has a semicolon before it.
  init(_ list: Slice<UnsafeRawBufferPointer>, mindingQuotes mindsQuotes: Bool) {
    var rest = list
    while !rest.isEmpty {
      let parameter = rest.dropFirst()
      let end = Self.end(of: parameter, at: UInt8(ascii: ";"), mindingQuotes: mindsQuotes)
      take(parameter[..<end])
      rest = parameter[end...]
    }
  }

  /// Returns the end of the header of an unfolded property, and whether quotes count in it.
  ///
  /// Colons in quotes don't end it. An unclosed quote would hide the colon, so quotes are then ignored.
  static func headerEnd(of content: UnsafeRawBufferPointer) -> (end: Int, mindsQuotes: Bool) {
    let quoted = end(of: content[...], at: UInt8(ascii: ":"), mindingQuotes: true)
    if quoted < content.count { return (quoted, true) }
    return (content.firstIndex(of: UInt8(ascii: ":")) ?? content.count, false)
  }

  private static func end(
    of content: Slice<UnsafeRawBufferPointer>, at separator: UInt8, mindingQuotes: Bool
  ) -> Int {
    var isQuoted = false
    for position in content.startIndex..<content.endIndex {
      let byte = content[position]
      if byte == UInt8(ascii: "\"") {
        isQuoted = mindingQuotes && !isQuoted
      } else if !isQuoted, byte == separator {
        return position
      }
    }
    return content.endIndex
  }

  private mutating func take(_ parameter: Slice<UnsafeRawBufferPointer>) {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else {
      return takeBare(parameter)
    }
    let (name, value) = (parameter[..<equals].trimmed, parameter[(equals + 1)...])
    if name.spells("type") {
      takeTypes(value)
    } else if name.spells("charset") {
      charset = VCardCharset(name: Self.lowercased(value.trimmed))
    } else if name.spells("encoding") {
      if value.trimmed.spells("b") { isBase64 = true } else { _ = takeEncoding(value) }
    }
  }

  /// Adds a parameter without a name, as version 2.1 writes encodings and types.
  private mutating func takeBare(_ value: Slice<UnsafeRawBufferPointer>) {
    if !takeEncoding(value) { takeTypes(value) }
  }

  /// Sets an encoding, and returns whether there is one of that name.
  private mutating func takeEncoding(_ value: Slice<UnsafeRawBufferPointer>) -> Bool {
    if value.mentions("quoted-printable") {
      isQuotedPrintable = true
    } else if value.mentions("base64") {
      isBase64 = true
    } else {
      return value.trimmed.spells("7bit") || value.trimmed.spells("8bit")
    }
    return true
  }

  /// Adds a list of types, quoted one by one or all together.
  private mutating func takeTypes(_ list: Slice<UnsafeRawBufferPointer>) {
    var rest = list
    while let comma = rest.firstIndex(of: UInt8(ascii: ",")) {
      types.append(Self.lowercased(rest[..<comma].trimmed))
      rest = rest[(comma + 1)...]
    }
    types.append(Self.lowercased(rest.trimmed))
  }

  /// Returns a name of the format in lowercase, without its quotes.
  ///
  /// Characters that can't stand in a parameter are written with a caret: RFC 6868.
  static func lowercased(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      var isAfterCaret = false
      for byte in bytes where byte != UInt8(ascii: "\"") {
        if isAfterCaret, let other = character(afterCaret: byte) {
          buffer[count - 1] = other
          isAfterCaret = false
          continue
        }
        buffer[count] = byte.lowercasedASCII
        count += 1
        isAfterCaret = byte == UInt8(ascii: "^")
      }
      return count
    }
  }

  /// Returns the character that a caret and another one stand for, or `nil` for any other one.
  ///
  /// A name has one line, so that a newline is a space.
  private static func character(afterCaret byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "^"): byte
    case UInt8(ascii: "'"): UInt8(ascii: "\"")
    case UInt8(ascii: "n"): UInt8(ascii: " ")
    default: nil
    }
  }
}
