/// One property of a card, taken apart: its group, what its parameters say, and its value.
///
/// It points into the bytes it was made from and must not outlive them.
struct VCardProperty {
  /// The group that ties a number to its label, in small letters, or "".
  private(set) var group = ""

  /// The types of a number in small letters, such as "cell" and "voice", in their order.
  private(set) var types: [String] = []

  /// The value as text, ready to be decoded.
  var text: VCardText

  /// Whether the text is written in base64, which comes before any other decoding.
  private(set) var isBase64 = false

  /// Takes an unfolded property apart.
  init(_ content: UnsafeRawBufferPointer) {
    var header = VCardHeader(content)
    text = VCardText(bytes: header.value)
    if let dot = header.name.lastIndex(of: UInt8(ascii: ".")) {
      group = Self.lowercased(header.name[..<dot].trimmed)
    }
    while let parameter = header.nextParameter() {
      if let equals = parameter.firstIndex(of: UInt8(ascii: "=")) {
        take(parameter[(equals + 1)...], for: parameter[..<equals].trimmed)
      } else {
        takeBare(parameter)
      }
    }
  }

  private mutating func take(
    _ value: Slice<UnsafeRawBufferPointer>, for name: Slice<UnsafeRawBufferPointer>
  ) {
    if name.spells("type") {
      takeTypes(value)
    } else if name.spells("charset") {
      text.charset = VCardCharset(name: Self.lowercased(value.trimmed))
    } else if name.spells("encoding") {
      if value.trimmed.spells("b") { isBase64 = true } else { takeBare(value) }
    }
  }

  /// Takes a parameter that is only a value, as version 2.1 writes its encodings and types.
  private mutating func takeBare(_ value: Slice<UnsafeRawBufferPointer>) {
    if value.mentions("quoted-printable") {
      text.isQuotedPrintable = true
    } else if value.mentions("base64") {
      isBase64 = true
    } else {
      takeTypes(value)
    }
  }

  /// Takes a list of types, which may be quoted one by one or all together.
  private mutating func takeTypes(_ list: Slice<UnsafeRawBufferPointer>) {
    var rest = list
    while let comma = rest.firstIndex(of: UInt8(ascii: ",")) {
      types.append(Self.lowercased(rest[..<comma].trimmed))
      rest = rest[(comma + 1)...]
    }
    types.append(Self.lowercased(rest.trimmed))
  }

  /// A name of the format in small letters and without its quotes.
  private static func lowercased(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      for byte in bytes where byte != UInt8(ascii: "\"") {
        buffer[count] = byte.lowercasedASCII
        count += 1
      }
      return count
    }
  }
}
