/// A value that is text, or several texts with semicolons or commas between them.
///
/// Decoding goes from the outside in: parts are separated, then quoted-printable is undone, then
/// the escapes, then the letters are read. What comes out is made for one line of a list: runs of
/// spaces, line breaks and control characters have become one space.
struct VCardText {
  /// The value as written.
  var bytes: Slice<UnsafeRawBufferPointer>

  /// Whether bytes are written as an equals sign and two digits.
  var isQuotedPrintable = false

  /// What the letters are written in.
  var charset = VCardCharset.unicode

  /// Whether letters had to be read in another charset than the one that was named.
  private(set) var isGuessed = false

  /// Creates text that is plain UTF-8 until its properties say otherwise.
  init(bytes: Slice<UnsafeRawBufferPointer>) {
    self.bytes = bytes
  }

  /// The whole value.
  mutating func whole() -> String {
    decoded(bytes)
  }

  /// The first parts of the value, at most as many as asked for.
  mutating func parts(_ count: Int, separator: UInt8) -> [String] {
    var parts: [String] = []
    var rest = bytes
    while parts.count < count {
      let end = Self.end(of: rest, separator: separator)
      parts.append(decoded(rest[..<end]))
      guard end < rest.endIndex else { break }
      rest = rest[(end + 1)...]
    }
    return parts
  }

  /// Where the first separator without a backslash before it is.
  private static func end(of bytes: Slice<UnsafeRawBufferPointer>, separator: UInt8) -> Int {
    var position = bytes.startIndex
    while position < bytes.endIndex, bytes[position] != separator {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.endIndex)
  }

  private mutating func decoded(_ part: Slice<UnsafeRawBufferPointer>) -> String {
    var part = part.trimmed
    // A soft break that nothing follows.
    if isQuotedPrintable, part.last == UInt8(ascii: "=") { part = part.dropLast() }
    guard needsDecoding(part) else { return string(UnsafeRawBufferPointer(rebasing: part)) }
    var plain = Array(part)
    if isQuotedPrintable { plain = PercentCoding.decoded(plain, marker: UInt8(ascii: "=")) }
    plain = Self.tidied(Self.unescaped(plain))
    return plain.withUnsafeBytes { string($0) }
  }

  /// Whether there is anything in these bytes but letters and single spaces.
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

  /// Undoes `\n`, `\,`, `\;`, `\:` and `\\`; any other backslash is just a backslash.
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
