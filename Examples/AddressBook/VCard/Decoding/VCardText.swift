/// A text value, or several texts separated by semicolons or commas.
///
/// Decoding proceeds from the outside in: it separates the parts, undoes quoted-printable encoding,
/// undoes the escapes, and decodes the characters. The result fits on one line of a list: runs of
/// spaces, line breaks and control characters become one space.
struct VCardText {
  /// The rest of the value as written.
  var bytes: Slice<UnsafeRawBufferPointer>

  /// Whether the value is quoted-printable.
  var isQuotedPrintable = false

  /// The charset of the value.
  var charset = VCardCharset.unicode

  /// Whether another charset than the declared one was used.
  private(set) var isGuessed = false

  /// Whether the last part was read.
  private var isAtEnd = false

  /// Creates text in plain UTF-8, until its properties are set otherwise.
  init(bytes: Slice<UnsafeRawBufferPointer>) {
    self.bytes = bytes
  }

  /// Decodes the rest of the value, or its part before a separator that isn't escaped.
  ///
  /// - Parameters:
  ///   - separator: The separator, or nil for the whole value.
  ///   - texts: The buffer to append the text to, in UTF-8.
  /// - Returns: The place of the text, or nil after the last part.
  mutating func next(
    before separator: UInt8? = nil, into texts: inout [UInt8]
  ) -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = texts.count
    let plainEnd = plainEnd(before: separator)
    let end = plainEnd ?? separator.map(self.end) ?? bytes.endIndex
    if plainEnd != nil {
      texts.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    } else {
      decode(bytes[..<end].trimmed, into: &texts)
    }
    isAtEnd = end == bytes.endIndex
    bytes = bytes[min(end + 1, bytes.endIndex)...]
    return start..<texts.count
  }

  /// Returns the end of a part whose bytes all mean themselves, or nil for any other part.
  ///
  /// They are ASCII without escapes, and with single spaces between words.
  private func plainEnd(before separator: UInt8?) -> Int? {
    var (position, last) = (bytes.startIndex, UInt8(0))
    while position < bytes.endIndex, bytes[position] != separator {
      let byte = bytes[position]
      let isPlain = byte == .space ? last > .space : 0x21..<0x7F ~= byte
      guard isPlain, byte != UInt8(ascii: "\\") else { return nil }
      if isQuotedPrintable, byte == UInt8(ascii: "=") { return nil }
      last = byte
      position += 1
    }
    return last == .space ? nil : position
  }

  /// Returns the position of the first separator that isn't escaped.
  private func end(_ separator: UInt8) -> Int {
    var position = bytes.startIndex
    while position < bytes.endIndex, bytes[position] != separator {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.endIndex)
  }

  private mutating func decode(_ part: Slice<UnsafeRawBufferPointer>, into texts: inout [UInt8]) {
    let start = texts.count
    if isQuotedPrintable {
      // A soft break at the end of the part.
      let part = part.last == UInt8(ascii: "=") ? part.dropLast() : part
      let decoded = PercentCoding.decoded(Array(part), marker: UInt8(ascii: "="))
      decoded.withUnsafeBytes { Self.unescape($0[...], into: &texts) }
    } else {
      Self.unescape(part, into: &texts)
    }
    if !charset.convert(&texts, from: start) { isGuessed = true }
  }

  /// Replaces `\n`, `\,`, `\;`, `\:` and `\\`, and runs of spaces.
  ///
  /// Any other backslash is kept.
  private static func unescape(
    _ bytes: Slice<UnsafeRawBufferPointer>, into texts: inout [UInt8]
  ) {
    let start = texts.count
    var (position, last) = (bytes.startIndex, UInt8.space)
    while position < bytes.endIndex {
      let isEscape = bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.endIndex
      let meant = isEscape ? meaning(of: bytes[position + 1]) : nil
      let byte = meant ?? bytes[position]
      position += meant == nil ? 1 : 2
      if byte.isSpacing, last == .space { continue }
      last = byte.isSpacing ? .space : byte
      texts.append(last)
    }
    if texts.count > start, last == .space { texts.removeLast() }
  }

  private static func meaning(of escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): .lineFeed
    case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): escaped
    default: nil
    }
  }
}
