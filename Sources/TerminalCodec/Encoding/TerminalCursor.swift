/// The known position of a terminal's cursor, with the shortest way to move it.
struct TerminalCursor {
  /// The line, or `nil` if it is unknown.
  var line: Int?

  /// The column, or `nil` if it is unknown: at first, and wherever terminals differ.
  var column: Int?

  /// Whether lines are counted from the first line of an inline screen, whose place in the window is
  /// unknown.
  var isInline = false

  /// The lines that the terminal scrolls, or `nil` for all.
  ///
  /// A line feed in the last of them scrolls instead of moving the cursor.
  var margins: Range<Int>?

  /// Marks the position as unknown.
  mutating func forget() {
    (line, column) = (nil, nil)
  }

  /// Moves to a position by the shortest sequence.
  ///
  /// Line feeds are used only to move down within the screen, so nothing scrolls.
  mutating func move(toLine newLine: Int, column newColumn: Int, _ bytes: inout [UInt8]) {
    guard line != newLine || column != newColumn else { return }
    defer { (line, column) = (newLine, newColumn) }
    if line == newLine {
      moveAlongLine(to: newColumn, &bytes)
    } else if isInline {
      let distance = newLine - (line ?? 0)
      if distance != 0 { bytes.appendControl(abs(distance), distance > 0 ? "B" : "A") }
      if column != newColumn { moveAlongLine(to: newColumn, &bytes) }
    } else if let line, newLine > line, newLine - line <= 2, newColumn == 0 || newLine - line == 1,
      !crossesMargin(line, newLine)
    {
      for _ in line..<newLine { bytes.append("\r\n") }
      if newColumn > 0 { bytes.appendControl(newColumn, "C") }
    } else if let line, column == newColumn, newColumn > 0, !crossesMargin(line, newLine) {
      bytes.appendControl(abs(newLine - line), newLine > line ? "B" : "A")
    } else {
      bytes.append("\u{1B}[")
      if newLine > 0 { bytes.append(decimal: newLine + 1) }
      if newColumn > 0 {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(decimal: newColumn + 1)
      }
      bytes.append(UInt8(ascii: "H"))
    }
  }

  /// Returns whether a margin lies between two lines, so that relative motions between them may stop
  /// there.
  private func crossesMargin(_ line: Int, _ newLine: Int) -> Bool {
    guard let margins else { return false }
    return (line < margins.lowerBound) != (newLine < margins.lowerBound)
      || (line < margins.upperBound) != (newLine < margins.upperBound)
  }

  /// Returns the number of bytes to move right by a number of columns.
  static func skipCost(_ columns: Int) -> Int {
    columns == 1 ? 3 : columns < 10 ? 4 : 5
  }

  /// Moves within the line by motions that every terminal has: a VT100 has none to a column.
  private func moveAlongLine(to newColumn: Int, _ bytes: inout [UInt8]) {
    guard newColumn > 0, let column else {
      bytes.append("\r")
      if newColumn > 0 { bytes.appendControl(newColumn, "C") }
      return
    }
    let distance = newColumn - column
    switch distance {
    case -3 ... -1: for _ in distance..<0 { bytes.append("\u{8}") }
    case ..<0: bytes.appendControl(-distance, "D")
    default: bytes.appendControl(distance, "C")
    }
  }
}
