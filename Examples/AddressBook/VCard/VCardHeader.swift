/// The name and the parameters of a property.
///
/// Most properties of a file have one of a few headers, so a ``VCardHeaderMemory`` shares them.
final class VCardHeader: Sendable {
  /// The property, or nil for one that says something about the card instead of the contact.
  let field: VCardField?

  /// The lowercase group that connects a number with its label, or "".
  let group: String

  /// The lowercase name in UTF-8, without its group.
  let name: [UInt8]

  /// The kind of a number in UTF-8, or nil if its types aren't worth showing.
  let kind: [UInt8]?

  /// Whether the value is an address, which has parts.
  let isAddress: Bool

  /// Whether the value is encoded in Base64, which is undone before any other decoding.
  let isBase64: Bool

  /// Whether the value is quoted-printable.
  let isQuotedPrintable: Bool

  /// The charset of the value.
  let charset: VCardCharset

  /// Whether a colon may be a part of a parameter, so that the header may end later.
  let hasQuotes: Bool

  private let bytes: [UInt8]

  /// Parses everything before the colon of an unfolded property.
  init(_ header: Slice<UnsafeRawBufferPointer>, mindingQuotes mindsQuotes: Bool = true) {
    bytes = Array(header)
    hasQuotes = bytes.contains(UInt8(ascii: "\""))
    field = VCardField(header: header)
    let end = header.firstIndex(of: UInt8(ascii: ";")) ?? header.endIndex
    let whole = header[..<end]
    let dot = whole.lastIndex(of: UInt8(ascii: "."))
    group = dot.map { VCardParameters.lowercased(whole[..<$0].trimmed) } ?? ""
    name = Array(VCardParameters.lowercased((dot.map { whole[($0 + 1)...] } ?? whole).trimmed).utf8)
    isAddress = name.spells("adr")
    let parameters = VCardParameters(header[end...], mindingQuotes: mindsQuotes)
    kind = TelephoneKind.named(by: parameters.types).map { Array($0.utf8) }
    isBase64 = parameters.isBase64
    isQuotedPrintable = parameters.isQuotedPrintable
    charset = parameters.charset
  }

  /// Returns whether the header was parsed from these bytes.
  func isWritten(_ header: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard bytes.count == header.count else { return false }
    return bytes.indices.allSatisfy { bytes[$0] == header[header.startIndex + $0] }
  }
}

/// The headers that were parsed last.
struct VCardHeaderMemory {
  private var headers = [VCardHeader?](repeating: nil, count: 256)

  /// Returns the header that is written in some bytes.
  mutating func header(_ bytes: Slice<UnsafeRawBufferPointer>) -> VCardHeader {
    // Longer ones aren't kept, so that the memory is limited.
    guard bytes.count <= 120 else { return VCardHeader(bytes) }
    var hash: UInt32 = 0
    for byte in bytes { hash = (hash &+ UInt32(byte)) &* 0x9E37_79B1 }
    let place = Int(hash >> 24)
    if let known = headers[place], known.isWritten(bytes) { return known }
    let header = VCardHeader(bytes)
    headers[place] = header
    return header
  }
}
