import CharacterScreen

extension FrameEncoder {
  /// Draws the lines that differ.
  mutating func drawLines(
    _ change: FrameChange, _ graphemes: GraphemePool, _ bytes: inout [UInt8]
  ) {
    for line in 0..<size.height where change.mayDiffer(line) {
      let row = change.newRow(line)
      let old = change.oldRow(line)
      guard let first = row.firstDifference(from: old) else { continue }
      let range = first...row.lastDifference(from: old)
      draw(row, over: old, line: line, differing: range, graphemes, &bytes)
      change.complete(line)
    }
  }

  /// Draws the differing cells of a line up to its erasable tail, and erases the tail.
  private mutating func draw(
    _ row: PackedRow, over old: PackedRow, line: Int, differing: ClosedRange<Int>,
    _ graphemes: GraphemePool, _ bytes: inout [UInt8]
  ) {
    let tail = erasableTail(of: row)
    var last = differing.upperBound
    var isForced = false
    var column = row.lead(of: differing.lowerBound)
    while column < tail, column <= last {
      let extent = row.extent(at: column)
      if isForced || row.differs(from: old, column: column, extent: extent) {
        approach(line, column, in: row, &bytes)
        if row[column].width == extent, let sign = replacement(for: row[column], graphemes) {
          setPen(resolver.style(of: row[column]), isSpace: false, &bytes)
          bytes.append(scalar: sign.value)
          for _ in 1..<extent { bytes.append(UInt8(ascii: " ")) }
          advance(extent)
        } else if row[column].isUncertain, row[column].width == extent {
          putUncertain(row[column], graphemes, &bytes)
          // The cell may cover more columns than expected, so everything after it is redrawn.
          isForced = true
          last = row.count - 1
        } else {
          put(row[column], extent, &bytes)
          column = putPlain(row, after: column, over: old, until: tail, &bytes)
        }
      }
      column += extent
    }
    guard tail < row.count, last >= tail else { return }
    approach(line, max(tail, differing.lowerBound), in: row, &bytes)
    setPen(resolver.style(of: row[tail]), isSpace: true, &bytes)
    bytes.append("\u{1B}[K")
  }

  /// Returns the column at which the erasable rest of a line begins, or its end if there is none.
  ///
  /// Terminals differ in whether an erased background belongs to a line that they wrap again, so an
  /// inline screen writes it as spaces.
  mutating func erasableTail(of row: PackedRow) -> Int {
    let tail = row.tail
    guard tail < row.count else { return tail }
    let style = resolver.style(of: row[tail])
    let isPossible =
      style.isErasable
      && (abilities.backColorErase && !isInline || style.background == .standard)
    return isPossible ? tail : row.count
  }

  /// Moves the cursor to a column.
  ///
  /// If rewriting the cells before it is shorter, it does that.
  private mutating func approach(
    _ line: Int, _ column: Int, in row: PackedRow, _ bytes: inout [UInt8]
  ) {
    guard cursor.column != column || cursor.line != line else { return }
    if cursor.line == line, let start = cursor.column, start < column,
      column - start < TerminalCursor.skipCost(column - start), isWritable(row, start..<column)
    {
      for skipped in start..<column { put(row[skipped], 1, &bytes) }
    } else {
      cursor.move(toLine: line, column: column, &bytes)
    }
  }

  /// Returns whether cells can be rewritten without changing the style or the rest of the line.
  private mutating func isWritable(_ row: PackedRow, _ columns: Range<Int>) -> Bool {
    for column in columns {
      let cell = row[column]
      guard cell.isASCII, let pen else { return false }
      let style = resolver.style(of: cell)
      guard (cell.glyph == 0x20 ? pen.onSpace(style) : style) == pen else { return false }
    }
    return true
  }

  /// Writes a cell at the cursor, as spaces if it can't be shown whole.
  @inline(__always)
  private mutating func put(_ cell: PackedCell, _ extent: Int, _ bytes: inout [UInt8]) {
    let glyph = cell.width == extent && cell.pooledGrapheme == nil ? cell.glyph : 0x20
    setPen(resolver.style(of: cell), isSpace: glyph == 0x20, &bytes)
    bytes.append(scalar: glyph)
    advance(extent)
  }

  /// Writes the plain cells and the spaces after a plain cell that was written, as far as they differ
  /// and look the same, and returns the column of the last one.
  @inline(__always)
  private mutating func putPlain(
    _ row: PackedRow, after first: Int, over old: PackedRow, until end: Int,
    _ bytes: inout [UInt8]
  ) -> Int {
    // After a space, the pen may lack what a space doesn't show.
    guard row[first].isPlain else { return first }
    let look = row[first].look
    var column = first + 1
    while column < end, row[column].isASCII, row[column].look == look, row[column] != old[column] {
      column += 1
    }
    guard column > first + 1 else { return first }
    bytes.append(ascii: row, first + 1..<column)
    advance(column - first - 1)
    return column - 1
  }

  /// Writes a grapheme whose width on the terminal is uncertain.
  ///
  /// Spaces below it cover stale content, and the next cursor motion is absolute.
  private mutating func putUncertain(
    _ cell: PackedCell, _ graphemes: GraphemePool, _ bytes: inout [UInt8]
  ) {
    guard let line = cursor.line, let column = cursor.column else { return }
    setPen(resolver.style(of: cell), isSpace: false, &bytes)
    for _ in 0..<cell.width { bytes.append(UInt8(ascii: " ")) }
    advance(cell.width)
    cursor.move(toLine: line, column: column, &bytes)
    if let number = cell.pooledGrapheme {
      bytes.append(contentsOf: graphemes[number].utf8)
    } else {
      bytes.append(scalar: cell.glyph)
    }
    cursor.column = nil
  }

  private mutating func advance(_ extent: Int) {
    // After writing in the last column, the cursor's position depends on the terminal.
    cursor.column = cursor.column.flatMap { $0 + extent < size.width ? $0 + extent : nil }
  }

  @inline(__always)
  private mutating func setPen(
    _ style: ResolvedStyle, isSpace: Bool, _ bytes: inout [UInt8]
  ) {
    guard pen != style else { return }
    changePen(style, isSpace: isSpace, &bytes)
  }

  private mutating func changePen(
    _ style: ResolvedStyle, isSpace: Bool, _ bytes: inout [UInt8]
  ) {
    let style = isSpace ? pen?.onSpace(style) ?? style : style
    transitions.append(from: pen, to: style, &bytes)
    pen = style
  }
}

extension [UInt8] {
  /// Appends the glyphs of ASCII cells at once, because each growth is checked.
  fileprivate mutating func append(ascii row: PackedRow, _ columns: Range<Int>) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: columns.count) { glyphs in
      for (index, column) in columns.enumerated() {
        glyphs.initializeElement(at: index, to: UInt8(truncatingIfNeeded: row[column].glyph))
      }
      append(contentsOf: glyphs)
    }
  }
}

extension FrameEncoder {
  /// Returns the ASCII character in place of one that the terminal lacks, or `nil` if it has it.
  @inline(__always)
  private func replacement(
    for cell: PackedCell, _ graphemes: GraphemePool
  ) -> Unicode.Scalar? {
    guard cell.glyph >= 0x7F, abilities.characters != .unicode else { return nil }
    let text = cell.pooledGrapheme.map { graphemes[$0] }
    let first = text.map { $0.unicodeScalars.first } ?? Unicode.Scalar(cell.glyph)
    return first.flatMap { abilities.characters.replacement(for: $0) }
  }
}
