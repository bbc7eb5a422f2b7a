/// One property of a card as it lies in the file: a line and the lines it is folded into.
struct VCardLine {
  /// The line it begins in, counted from 1.
  let number: Int

  /// The position of its first byte.
  let start: Int

  /// The position after its last byte, without the line end.
  var end: Int

  /// The position of the first colon, or nil when it has none.
  var colon: Int?

  /// Whether it goes on over several lines.
  var isFolded = false

  /// The name and parameters, before the colon.
  func header(in bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    bytes[start..<(colon ?? start)]
  }

  /// Everything after the first colon, folds and all.
  func value(in bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    bytes[(colon.map { $0 + 1 } ?? end)..<end]
  }

  /// How the value says that it is written, which decides where it ends.
  func coding(in bytes: UnsafeRawBufferPointer) -> Coding {
    let header = header(in: bytes)
    if header.mentions("quoted-printable") { return .quotedPrintable }
    return header.mentions("base64") || header.mentions("encoding=b") ? .base64 : .plain
  }

  /// Gives the property in one piece to whoever reads it.
  ///
  /// A fold is a line end and one space or tab. In quoted-printable it is also the equals sign
  /// before the line end; the blank may then be missing. Only folded properties are copied.
  func withUnfolded<Result>(
    in bytes: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard isFolded else { return read(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
    return unfolded(bytes).withUnsafeBytes(read)
  }

  private func unfolded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let hasSoftBreaks = coding(in: bytes) == .quotedPrintable
    var content: [UInt8] = []
    content.reserveCapacity(end - start)
    for part in bytes[start..<end].split(whereSeparator: \.isLineBreak) {
      let isFold = part.startIndex > start && part.first?.isBlank == true
      let line = isFold ? part.dropFirst() : part
      let last = hasSoftBreaks ? line.lastIndex { !$0.isBlank } : nil
      content += last.map { line[$0] == UInt8(ascii: "=") ? line[..<$0] : line } ?? line
    }
    return content
  }
}

extension VCardLine {
  /// How a value is written.
  enum Coding {
    /// As it is; it goes on in lines that begin with a space or tab.
    case plain

    /// In quoted-printable; it also goes on after an equals sign at the end of a line.
    case quotedPrintable

    /// In base64; it may also go on in lines of nothing but data.
    case base64
  }
}
