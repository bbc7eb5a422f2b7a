/// A part of a text, of some kilobytes.
///
/// Its first and last character can't combine with the characters of its neighbours.
struct TextChunk: Sendable {
  /// The text of the chunk.
  let text: String

  /// The number of characters.
  let count: Int

  /// The number of columns, or `nil` if the chunk isn't on one line, or has a tab, whose width depends on its
  /// place.
  let columns: Int?

  /// Whether the chunk may contain a line break.
  let hasNewline: Bool

  /// Whether each byte is a character, as in ASCII without carriage returns.
  var isPlain: Bool { count == text.utf8.count }

  init(_ text: some StringProtocol) {
    var text = String(text)
    text.makeContiguousUTF8()
    let (isPlain, hasNewline) =
      text.utf8.withContiguousStorageIfAvailable(TextChunk.survey) ?? (false, true)
    self.text = text
    // If the counts agree, each byte is a character: CR LF would make them differ.
    count = isPlain ? text.utf8.count : text.count
    columns = text.utf8.contains { $0 == 0x09 || $0 == 0x0A } ? nil : TextWidth.width(of: text)
    self.hasNewline = hasNewline
  }

  /// Returns the index of a character.
  func index(_ place: Int) -> String.Index {
    isPlain
      ? text.utf8.index(text.startIndex, offsetBy: place)
      : text.index(text.startIndex, offsetBy: place)
  }

  /// The character at a place.
  subscript(place: Int) -> Character { text[index(place)] }

  /// Returns the characters in a range of places.
  func text(in range: Range<Int>) -> Substring {
    if range == 0..<count { return text[...] }
    let start = index(range.lowerBound)
    let end =
      isPlain
      ? text.utf8.index(start, offsetBy: range.count) : text.index(start, offsetBy: range.count)
    return text[start..<end]
  }

  private static func survey(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (isPlain: Bool, hasNewline: Bool) {
    var (all, newline, hasReturn) = (UInt8(0), false, false)
    for byte in bytes {
      all |= byte
      // A byte beyond ASCII may be part of a line separator.
      newline = newline || byte &- 0x0A < 4 || byte >= 0x80
      hasReturn = hasReturn || byte == 0x0D
    }
    return (all < 0x80 && !hasReturn, newline)
  }
}

// MARK: Cutting

extension TextChunk {
  /// Splits a text into chunks of about a given size in bytes.
  ///
  /// An empty text has no chunks. A chunk is larger than the size if all of its characters might
  /// combine.
  static func cut(_ text: String, size: Int) -> [TextChunk] {
    var text = text
    text.makeContiguousUTF8()
    var chunks: [TextChunk] = []
    let bytes = text.utf8
    chunks.reserveCapacity(bytes.count / size + 1)
    var start = text.startIndex
    while let target = bytes.index(start, offsetBy: 2 * size, limitedBy: text.endIndex) {
      let middle = bytes.index(target, offsetBy: -size)
      guard let end = seam(in: text, from: middle) else { break }
      chunks.append(TextChunk(text[start..<end]))
      start = end
    }
    if start < text.endIndex { chunks.append(TextChunk(text[start...])) }
    return chunks
  }

  /// Returns the first index, not before a given index, where a text can be split, or `nil`.
  private static func seam(in text: String, from index: String.Index) -> String.Index? {
    let scalars = text.unicodeScalars
    var index = scalars.index(after: scalars.index(before: index))
    while index < text.endIndex {
      if isApart(scalars[scalars.index(before: index)], scalars[index]) { return index }
      index = scalars.index(after: index)
    }
    return nil
  }

  /// Returns whether a character certainly ends before a scalar that follows another one.
  static func isApart(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    if joinsNothing(first), joinsNothing(last) || isMark(last) { return true }
    return isBlank(first) && !joins(last, first)
  }

  /// Returns whether a scalar is a blank, a tab or a line feed.
  ///
  /// These join no character before them in any script, except for a few signs that join whatever follows, and
  /// the carriage return, which a line feed joins.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n"
  }

  /// Returns whether two scalars alone are one character.
  private static func joins(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    var pair = String(last)
    pair.unicodeScalars.append(first)
    return pair.index(after: pair.startIndex) == pair.endIndex
  }

  /// Returns whether a scalar never combines with another such scalar.
  ///
  /// These are ASCII except for the carriage return, the letters of the most common scripts, and most
  /// emoji.
  static func joinsNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: scalar.value != 0x0D
    case 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A: true
    case 0xE01...0xE30, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    default: false
    }
  }

  /// Returns whether a scalar belongs to the character before it, and joins nothing after it: an accent,
  /// a variation or a skin tone.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0xFE0E...0xFE0F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
