/// An iterator over the parameters of an unfolded property, which also finds its value.
struct VCardHeader {
  /// The name with its group, up to the first semicolon or the colon.
  let name: Slice<UnsafeRawBufferPointer>

  /// Everything after the colon.
  let value: Slice<UnsafeRawBufferPointer>

  private let content: UnsafeRawBufferPointer
  private let mindsQuotes: Bool
  private let end: Int
  private var position: Int

  /// Finds the colon, ignoring semicolons and colons in quotes.
  ///
  /// An unclosed quote would hide the colon, so quotes are then ignored.
  init(_ content: UnsafeRawBufferPointer) {
    let quoted = Self.end(of: content, from: 0, mindingQuotes: true) { $0 == UInt8(ascii: ":") }
    mindsQuotes = quoted < content.count
    end = mindsQuotes ? quoted : content.firstIndex(of: UInt8(ascii: ":")) ?? content.count
    position = content[..<end].firstIndex(of: UInt8(ascii: ";")) ?? end
    name = content[..<position]
    value = content[min(end + 1, content.count)...]
    self.content = content
  }

  /// Returns the next parameter without the semicolon before it, or nil at the colon.
  mutating func nextParameter() -> Slice<UnsafeRawBufferPointer>? {
    guard position < end else { return nil }
    let start = position + 1
    let next = Self.end(of: content, from: start, mindingQuotes: mindsQuotes) {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":")
    }
    position = min(next, end)
    return content[start..<position]
  }

  private static func end(
    of content: UnsafeRawBufferPointer, from start: Int, mindingQuotes: Bool,
    isSeparator: (UInt8) -> Bool
  ) -> Int {
    var isQuoted = false
    for position in start..<content.count {
      let byte = content[position]
      if byte == UInt8(ascii: "\"") {
        isQuoted = mindingQuotes && !isQuoted
      } else if !isQuoted, isSeparator(byte) {
        return position
      }
    }
    return content.count
  }
}
