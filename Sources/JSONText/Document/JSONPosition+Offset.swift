extension JSONPosition {
  /// Creates the position of a byte in a text.
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = bytes.starts(with: JSONTrivia.mark) ? JSONTrivia.mark.count : 0
    for index in start..<max(start, offset) where JSONTrivia.endsLine(index, in: bytes) {
      line += 1
      start = index + 1
    }
    // Continuation bytes of a scalar don't count as columns.
    let column = bytes[start..<max(start, offset)].count { $0 & 0xC0 != 0x80 }
    self.init(line: line, column: column + 1)
  }
}
