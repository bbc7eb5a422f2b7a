import CharacterScreen

/// Screens in the lines below the prompt.
///
/// The first line of the screen is found by going up from the cursor. Its place in the window is
/// never needed.
extension FrameEncoder {
  /// Begins a screen at the cursor, which is in the first column of an empty line.
  package mutating func beginInline() {
    isInline = true
    cursor = TerminalCursor(line: 0, column: 0, isInline: true)
    forget()
  }

  /// The number of lines from the first one of the screen to the cursor.
  package var inlineLine: Int { cursor.line ?? 0 }

  /// Returns the number of lines from the first one of the screen to the cursor after the terminal
  /// wrapped the lines of the screen to a new width in columns.
  package mutating func inlineLine(wrappedTo columns: Int) -> Int {
    let columns = max(1, columns)
    var above = 0
    for line in 0..<min(inlineLine, size.height) {
      above += max(1, (extent(ofLine: line) + columns - 1) / columns)
    }
    return above + (cursor.column ?? 0) / columns
  }

  /// Sets the number of lines from the first one of the screen to the cursor, after the terminal
  /// moved them.
  package mutating func setInlineLine(_ line: Int) {
    cursor = TerminalCursor(line: line, column: nil, isInline: true)
    forget()
  }

  /// Appends bytes that leave the first lines of the screen as they are and erase the others.
  ///
  /// The cursor is then in the first column of the line below.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines to leave. Blank lines at the end are erased as well.
  ///   - bytes: The bytes to append to.
  package mutating func endInline(keeping limit: Int, into bytes: inout [UInt8]) {
    var count = max(0, min(limit, size.height))
    while count > 0, extent(ofLine: count - 1) == 0 { count -= 1 }
    bytes.append("\u{1B}[m")
    if count < size.height {
      cursor.move(toLine: count, column: 0, &bytes)
      bytes.append("\r\u{1B}[J")
    } else {
      cursor.move(toLine: max(0, count - 1), column: 0, &bytes)
      bytes.append("\r\n")
    }
    beginInline()
  }

  /// Erases the screen, and scrolls the window if there are too few lines below its first one.
  ///
  /// The first line is erased by itself: some terminals keep what is erased from their upper left
  /// corner on in the history.
  mutating func makeRoom(_ bytes: inout [UInt8]) {
    bytes.append("\u{1B}[m\r")
    if inlineLine > 0 { bytes.appendControl(inlineLine, "A") }
    bytes.append("\u{1B}[K")
    for line in 1..<max(1, size.height) { bytes.append(line == 1 ? "\n\u{1B}[J" : "\n") }
    if size.height > 1 { bytes.appendControl(size.height - 1, "A") }
    cursor = TerminalCursor(line: 0, column: 0, isInline: true)
  }

  /// Returns the number of columns that were written in a line, without the erased ones at its end.
  private mutating func extent(ofLine line: Int) -> Int {
    let start = places[line] * size.width
    let cells = Array(shown[start..<start + size.width])
    return cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { return 0 }
      return erasableTail(of: PackedRow(start, count: cells.count))
    }
  }
}
