/// The charsets that the cards of a file have named so far.
struct VCardCharsets {
  private var iconv: SystemIconv??
  private var converters: [CharsetName: CharsetConverter?] = [:]

  /// A value that was brought into UTF-8.
  struct Converted {
    /// The value in UTF-8, without quoted-printable, its separators and escapes as before.
    let bytes: [UInt8]

    /// What could not be read in it; nil when all could.
    let problem: Problem?
  }

  /// Why bytes of a value are shown as their numbers.
  enum Problem {
    /// The system has no converter for the charset.
    case isMissing
    /// Some bytes are no letters of the charset.
    case isDamaged
  }

  /// Brings a value into UTF-8 from a charset it names.
  mutating func converted(_ text: VCardText, from charset: CharsetName) -> Converted {
    let bytes = Self.plain(text, in: charset)
    if let converter = converter(from: charset) {
      let (text, isExact) = converter.utf8(bytes)
      return Converted(bytes: text, problem: isExact ? nil : .isDamaged)
    }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return Converted(
      bytes: isASCII ? bytes : bytes.flatMap(ByteEscape.text),
      problem: isASCII ? nil : .isMissing)
  }

  private mutating func converter(from charset: CharsetName) -> CharsetConverter? {
    if let known = converters[charset] { return known }
    let system = iconv ?? SystemIconv()
    iconv = .some(system)
    // Nobody has so many charsets; a file that names them without end costs no memory.
    if converters.count >= 64 { converters = [:] }
    let converter = system.flatMap { CharsetConverter(from: charset.systemNames, with: $0) }
    converters[charset] = .some(converter)
    return converter
  }

  /// The bytes of a value without quoted-printable.
  ///
  /// A separator that was written in it is no separator, so it gets a backslash here, unless it is
  /// the second byte of a letter.
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
      if coded != nil, !isSecond, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
        plain.append(UInt8(ascii: "\\"))
      }
      plain.append(byte)
      isSecond = !isSecond && charset.isLead(byte)
      position += coded == nil ? 1 : 3
    }
    return plain
  }

  /// The byte that an equals sign and two digits at the beginning mean; nil for anything else.
  private static func coded(_ rest: Slice<UnsafeRawBufferPointer>) -> UInt8? {
    guard rest.count >= 3, rest.first == UInt8(ascii: "="),
      let high = rest[rest.startIndex + 1].hexadecimalValue,
      let low = rest[rest.startIndex + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
