/// A parsed property of a card: its group, its parameters and its value.
///
/// It points into the bytes it was created from and must not outlive them.
struct VCardProperty: ~Copyable {
  /// The lowercase group that connects a number with its label, or "".
  private(set) var group = ""

  /// The lowercase name, without its group.
  private(set) var name = ""

  /// The lowercase types of a number, such as "cell" and "voice", in order.
  private(set) var types: [String] = []

  /// The value as text to decode.
  var text: VCardText

  /// Whether the text is encoded in Base64, which is undone before any other decoding.
  private(set) var isBase64 = false

  /// Parses an unfolded property.
  init(_ content: UnsafeRawBufferPointer) {
    var header = VCardHeader(content)
    text = VCardText(bytes: header.value)
    if let dot = header.name.lastIndex(of: UInt8(ascii: ".")) {
      group = Self.lowercased(header.name[..<dot].trimmed)
      name = Self.lowercased(header.name[(dot + 1)...].trimmed)
    } else {
      name = Self.lowercased(header.name.trimmed)
    }
    while let parameter = header.nextParameter() {
      if let equals = parameter.firstIndex(of: UInt8(ascii: "=")) {
        take(parameter[(equals + 1)...], for: parameter[..<equals].trimmed)
      } else {
        takeBare(parameter)
      }
    }
  }

  /// Whether the value is a picture, a sound or a key, which is shown by its size alone.
  var isData: Bool { isBase64 || text.bytes.count > 4000 }

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

  /// Adds a parameter without a name, as version 2.1 writes encodings and types.
  private mutating func takeBare(_ value: Slice<UnsafeRawBufferPointer>) {
    if value.mentions("quoted-printable") {
      text.isQuotedPrintable = true
    } else if value.mentions("base64") {
      isBase64 = true
    } else {
      takeTypes(value)
    }
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
