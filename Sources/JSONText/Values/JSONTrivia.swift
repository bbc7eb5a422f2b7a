/// Scanning of the text between the values of a document: white space and comments.
enum JSONTrivia {
  /// Returns the offset after all white space and comments, or the offset of a comment that doesn't
  /// end.
  static func end(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count {
      if isSpace(bytes[index]) {
        index += 1
      } else if let end = commentEnd(from: index, in: bytes) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns the offset after a comment, or `nil` if none begins at an offset or it doesn't end.
  ///
  /// The line break after a comment of one line doesn't belong to it.
  static func commentEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return lineEnd(from: start, in: bytes)
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return nil
    default: return nil
    }
  }

  /// Returns the offset of the next line break, or the end of the text.
  static func lineEnd(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
    return index
  }

  /// Returns the offset after a line break at an offset, or `nil` if none stands there.
  static func lineBreakEnd(at index: Int, in bytes: [UInt8]) -> Int? {
    guard index < bytes.count, isBreak(bytes[index]) else { return nil }
    return endsLine(index, in: bytes) ? index + 1 : index + 2
  }

  /// Returns the offset after the spaces and tabs at an offset.
  static func blankEnd(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Returns the offset of the first byte of a line.
  static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index > 0, !endsLine(index - 1, in: bytes) { index -= 1 }
    return index == 0 && bytes.starts(with: mark) ? min(mark.count, offset) : index
  }

  /// Returns the offset after the comments that begin on the same line if nothing else follows them
  /// there, or `start` otherwise.
  ///
  /// - Parameters:
  ///   - start: The offset behind a value.
  ///   - bytes: The text.
  ///   - close: The offset of a closing brace or bracket, which may follow the comments.
  /// - Returns: The offset.
  static func lineCommentEnd(from start: Int, in bytes: [UInt8], before close: Int) -> Int {
    var end = start
    var index = blankEnd(from: start, in: bytes)
    while let comment = commentEnd(from: index, in: bytes) {
      end = comment
      index = blankEnd(from: comment, in: bytes)
    }
    return index == close || isLineEnd(index, in: bytes) ? end : start
  }

  /// Returns the offset of the first of the comments that stand directly before an offset, on the line
  /// on which the last of them ends, or the offset itself without any.
  ///
  /// - Parameters:
  ///   - offset: The offset of a value.
  ///   - start: The offset at which white space and comments begin.
  ///   - bytes: The text.
  /// - Returns: The offset.
  static func leadStart(of offset: Int, from start: Int, in bytes: [UInt8]) -> Int {
    var lead: Int?
    var index = start
    while index < offset {
      if let end = commentEnd(from: index, in: bytes) {
        lead = lead ?? index
        index = end
      } else {
        if isBreak(bytes[index]) { lead = nil }
        index += 1
      }
    }
    return lead ?? offset
  }

  /// Returns whether the last comment in a range of comments and white space goes on to the end of its
  /// line.
  static func endsInLineComment(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var isOpen = false
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = commentEnd(from: index, in: bytes) {
        isOpen = bytes[index + 1] == UInt8(ascii: "/")
        index = end
      } else {
        if isBreak(bytes[index]) { isOpen = false }
        index += 1
      }
    }
    return isOpen
  }

  /// Returns whether a line ends at an offset.
  static func isLineEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
    index >= bytes.count || lineBreakEnd(at: index, in: bytes) != nil
  }

  /// Returns whether a line break ends with the byte at an offset: a line feed, or a carriage return that no
  /// line feed follows.
  static func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == newline { return true }
    guard bytes[index] == carriageReturn else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != newline
  }

  /// Returns the first line break of a text, or a line feed if it has none.
  static func lineBreak(of text: some Collection<UInt8>) -> [UInt8] {
    guard let first = text.firstIndex(where: isBreak), text[first] == carriageReturn else {
      return [newline]
    }
    let next = text.index(after: first)
    let isPair = next < text.endIndex && text[next] == newline
    return isPair ? [carriageReturn, newline] : [carriageReturn]
  }

  /// Returns whether only white space stands in a range.
  static func isSpace(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[range].allSatisfy(isSpace)
  }

  /// Returns whether a byte is white space in JSON.
  static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }

  /// Returns whether a byte is a line feed or a carriage return.
  static func isBreak(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  /// Returns whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A line feed.
  static let newline = UInt8(ascii: "\n")

  /// A carriage return, which ends a line with a line feed or alone.
  static let carriageReturn = UInt8(ascii: "\r")
}
