/// A text value, or several texts separated by semicolons or commas.
///
/// Decoding proceeds from the outside in: it separates the parts, undoes quoted-printable encoding,
/// undoes the escapes, and decodes the characters. The result fits on one line of a list: runs of
/// spaces, line breaks and control characters become one space.
struct VCardText {
  /// The value as written.
  var bytes: Slice<UnsafeRawBufferPointer>

  /// Whether the value is quoted-printable.
  var isQuotedPrintable = false

  /// The charset of the value.
  var charset = VCardCharset.unicode

  /// Whether another charset than the declared one was used.
  private(set) var isGuessed = false

  /// Creates text in plain UTF-8, until its properties are set otherwise.
  init(bytes: Slice<UnsafeRawBufferPointer>) {
    self.bytes = bytes
  }

  /// Returns the whole value.
  mutating func whole() -> String {
    decoded(bytes)
  }

  /// Returns the first parts of the value, at most `count`.
  mutating func parts(_ count: Int, separator: UInt8) -> [String] {
    var parts: [String] = []
    parts.reserveCapacity(count)
    var rest = bytes
    while parts.count < count {
      let end = Self.end(of: rest, separator: separator)
      parts.append(decoded(rest[..<end]))
      guard end < rest.endIndex else { break }
      rest = rest[(end + 1)...]
    }
    return parts
  }

  /// Returns the position of the first separator that isn't escaped.
  private static func end(of bytes: Slice<UnsafeRawBufferPointer>, separator: UInt8) -> Int {
    var position = bytes.startIndex
    while position < bytes.endIndex, bytes[position] != separator {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.endIndex)
  }

  private mutating func decoded(_ part: Slice<UnsafeRawBufferPointer>) -> String {
    var part = part.trimmed
    // A soft break at the end of the part.
    if isQuotedPrintable, part.last == UInt8(ascii: "=") { part = part.dropLast() }
    guard needsDecoding(part) else { return string(UnsafeRawBufferPointer(rebasing: part)) }
    var plain = Array(part)
    if isQuotedPrintable { plain = PercentCoding.decoded(plain, marker: UInt8(ascii: "=")) }
    plain = Self.tidied(Self.unescaped(plain))
    return plain.withUnsafeBytes { string($0) }
  }

  /// Whether these bytes contain anything but letters and single spaces.
  private func needsDecoding(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte.isSpacing, byte != .space || last == .space { return true }
      if byte == UInt8(ascii: "\\") || isQuotedPrintable && byte == UInt8(ascii: "=") {
        return true
      }
      last = byte
    }
    return false
  }

  private mutating func string(_ bytes: UnsafeRawBufferPointer) -> String {
    let (string, isExact) = charset.string(bytes)
    if !isExact { isGuessed = true }
    return string
  }

  /// Replaces `\n`, `\,`, `\;`, `\:` and `\\`.
  ///
  /// Any other backslash is kept.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let isEscape = bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count
      let meant = isEscape ? meaning(of: bytes[position + 1]) : nil
      result.append(meant ?? bytes[position])
      position += meant == nil ? 1 : 2
    }
    return result
  }

  private static func meaning(of escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): .lineFeed
    case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): escaped
    default: nil
    }
  }

  private static func tidied(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.split(whereSeparator: \.isSpacing).joined(separator: [.space]))
  }
}
