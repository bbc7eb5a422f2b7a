/// A property of a card in its file: a line and its continuation lines.
struct VCardLine {
  /// The line of its beginning, counted from 1.
  let number: Int

  /// The position of its first byte.
  let start: Int

  /// The position after its last byte, without the line end.
  var end: Int

  /// The position of the first colon, or nil if there is none.
  var colon: Int?

  /// Whether it continues over several lines.
  var isFolded = false

  /// Returns the name and parameters, before the colon.
  func header(in bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    bytes[start..<(colon ?? start)]
  }

  /// Returns everything after the first colon, including folds.
  func value(in bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    bytes[(colon.map { $0 + 1 } ?? end)..<end]
  }

  /// Returns the coding that the value declares, which determines its end.
  func coding(in bytes: UnsafeRawBufferPointer) -> Coding {
    let header = header(in: bytes)
    if header.mentions("quoted-printable") { return .quotedPrintable }
    return header.mentions("base64") || header.mentions("encoding=b") ? .base64 : .plain
  }

  /// Calls a closure with the property as one piece.
  ///
  /// A fold is a line end and one space or tab. In quoted-printable text it is also an equals sign
  /// before the line end, a soft break. The blank after that is text, unless it parts two encoded bytes:
  /// some programs write both folds at once. Only folded properties are copied.
  func withUnfolded<Result>(
    in bytes: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard isFolded else { return read(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
    return unfolded(bytes).withUnsafeBytes(read)
  }

  private func unfolded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let hasSoftBreaks = coding(in: bytes) == .quotedPrintable
    var isAfterSoftBreak = false
    var content: [UInt8] = []
    content.reserveCapacity(end - start)
    for part in bytes[start..<end].split(whereSeparator: \.isLineBreak) {
      let isIndented = part.startIndex > start && part.first?.isBlank == true
      let isFold = isIndented && (!isAfterSoftBreak || Self.isEncoded(content, part.dropFirst()))
      let line = isFold ? part.dropFirst() : part
      let last = hasSoftBreaks ? line.lastIndex { !$0.isBlank } : nil
      isAfterSoftBreak = last.map { line[$0] == UInt8(ascii: "=") } ?? false
      content += last.map { isAfterSoftBreak ? line[..<$0] : line } ?? line
    }
    return content
  }

  /// Returns whether quoted-printable text ends with an encoded byte, and its continuation begins with
  /// one.
  private static func isEncoded(
    _ text: [UInt8], _ continuation: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    text.suffix(3).first == UInt8(ascii: "=") && text.count > 2
      && continuation.first == UInt8(ascii: "=")
  }
}

extension VCardLine {
  /// The coding of a value.
  enum Coding {
    /// No coding. It continues in lines that begin with a space or tab.
    case plain

    /// Quoted-printable. It also continues after an equals sign at the end of a line.
    case quotedPrintable

    /// Base64. It may also continue in lines of nothing but data.
    case base64
  }
}
