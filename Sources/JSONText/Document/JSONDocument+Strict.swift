extension JSONDocument {
  /// The text as every JSON reader accepts it: without comments, trailing commas and a byte order mark.
  ///
  /// All else stays as written. A comment on lines of its own goes with its lines.
  public var strictText: String {
    var strict = StrictText(bytes)
    strict.read()
    return String(decoding: strict.kept, as: UTF8.self)
  }
}

/// A copy of a JSON text without what some readers don't accept.
private struct StrictText {
  private(set) var kept: [UInt8] = []
  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: JSONTrivia.mark) ? JSONTrivia.mark.count : 0
    kept.reserveCapacity(bytes.count)
  }

  mutating func read() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        keepString()
      } else if let end = JSONTrivia.commentEnd(from: index, in: bytes) {
        dropComment(until: end)
      } else {
        if !isTrailingComma { kept.append(bytes[index]) }
        index += 1
      }
    }
  }

  private mutating func keepString() {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    kept += bytes[start..<index]
  }

  private mutating func dropComment(until end: Int) {
    index = JSONTrivia.blankEnd(from: end, in: bytes)
    guard JSONTrivia.isLineEnd(index, in: bytes) else {
      // The space on one side is enough.
      if let last = kept.last, !JSONTrivia.isSpace(last) { index = end }
      return
    }
    while let last = kept.last, JSONTrivia.isBlank(last) { kept.removeLast() }
    guard kept.last.map(JSONTrivia.isBreak) ?? true else { return }
    index = JSONTrivia.lineBreakEnd(at: index, in: bytes) ?? index
  }

  /// Whether a comma is at the index, with nothing but space and comments between it and a bracket.
  private var isTrailingComma: Bool {
    guard bytes[index] == UInt8(ascii: ",") else { return false }
    let next = JSONTrivia.end(from: index + 1, in: bytes)
    return next < bytes.count
      && (bytes[next] == UInt8(ascii: "]") || bytes[next] == UInt8(ascii: "}"))
  }
}
