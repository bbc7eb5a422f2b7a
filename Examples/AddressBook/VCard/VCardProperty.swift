/// A parsed property of a card: its header and its value.
///
/// It points into the bytes it was created from and must not outlive them.
struct VCardProperty: ~Copyable {
  /// The name and the parameters.
  let header: VCardHeader

  /// The value as text to decode.
  var text: VCardText

  /// Parses an unfolded property.
  init(_ content: UnsafeRawBufferPointer) {
    let (end, mindsQuotes) = VCardParameters.headerEnd(of: content)
    self.init(
      VCardHeader(content[..<end], mindingQuotes: mindsQuotes),
      content[min(end + 1, content.count)...])
  }

  /// Creates a property of a known header.
  init(_ header: VCardHeader, _ value: Slice<UnsafeRawBufferPointer>) {
    self.header = header
    text = VCardText(bytes: value)
    text.isQuotedPrintable = header.isQuotedPrintable
    text.charset = header.charset
  }

  /// The number of bytes of a picture, a sound or a key, which is shown by its size alone, or nil for
  /// a text.
  var dataSize: Int? {
    header.isBase64 ? text.bytes.count * 3 / 4 : DataAddress.size(of: text.bytes)
  }
}
