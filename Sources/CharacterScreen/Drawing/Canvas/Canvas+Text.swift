extension Canvas {
  /// Draws text in one line, starting at a column, and returns the column after it.
  ///
  /// Control characters and other unsafe characters are replaced by harmless ones. Text that
  /// extends beyond the right edge is clipped without an ellipsis;
  /// ``truncatedText(_:at:line:width:style:)`` draws one. Only the visible part of a long text is
  /// processed.
  @discardableResult
  public func text(_ text: String, at column: Int = 0, line: Int = 0, style: Style = .plain)
    -> Int
  {
    var column = Canvas.near(column)
    guard let target = target(line: line) else { return column + TextWidth.width(of: text) }
    if let end = plainText(text, at: column, target: target, style) { return end }
    for glyph in Glyphs(text) {
      guard origin.column + column < target.columns.upperBound else { break }
      put(glyph, at: column, target: target, style)
      column += glyph.width
    }
    return column
  }

  /// Draws text truncated to a width in columns, with an ellipsis in place of the omitted part, and
  /// returns the column after it.
  @discardableResult
  public func truncatedText(
    _ text: String, at column: Int = 0, line: Int = 0, width: Int, style: Style = .plain
  ) -> Int {
    guard width > 0 else { return column }
    // The byte count is an upper bound of the width only for plain text. Measuring is skipped for
    // short text and stops early for long text.
    if text.utf8.count <= width, SafeText.isPlain(text) {
      return self.text(text, at: column, line: line, style: style)
    }
    let cut = TextTruncation.truncate(text, to: width)
    return self.text(cut, at: column, line: line, style: style)
  }

  /// Draws text that ends before a column, truncated to a width in columns.
  ///
  /// - Returns: The column where the text begins.
  @discardableResult
  public func trailingText(
    _ text: String, endingAt end: Int, line: Int = 0, width: Int, style: Style = .plain
  ) -> Int {
    let cut = TextTruncation.truncate(text, to: max(0, width))
    let start = Canvas.near(end) - TextWidth.width(of: cut)
    self.text(cut, at: start, line: line, style: style)
    return start
  }

  /// Draws text in the middle of a line, truncated to the width of the canvas.
  public func centeredText(_ text: String, line: Int = 0, style: Style = .plain) {
    let cut = TextTruncation.truncate(text, to: width)
    self.text(cut, at: (width - TextWidth.width(of: cut)) / 2, line: line, style: style)
  }

  /// Draws text with an alignment in a line, truncated to the width of the canvas.
  package func text(_ text: String, aligned alignment: TextAlignment, line: Int, style: Style) {
    switch alignment {
    case .leading: truncatedText(text, line: line, width: width, style: style)
    case .center: centeredText(text, line: line, style: style)
    case .trailing: trailingText(text, endingAt: width, line: line, width: width, style: style)
    }
  }

  /// Returns the lines of a text that begins at a line, wrapped to the width, without those below the
  /// visible ones.
  ///
  /// The last of them ends with an ellipsis if the limit leaves text out.
  package func wrappedLines(of text: String, from start: Int = 0, limit: Int) -> [String] {
    // One line more takes the ellipsis of what is left out.
    let seen = max(1, visibleLines.upperBound - start + 1)
    return TextWrapping.cutLines(text, width: width, limit: min(limit, seen))
  }

  /// Draws printable ASCII, one byte a column, in one pass without segmenting graphemes.
  ///
  /// Skipping segmentation is safe because no printable ASCII character joins another. Overwritten
  /// wide graphemes are released first.
  ///
  /// - Returns: The column after the text, or `nil` if the text contains other characters.
  private func plainText(
    _ text: String, at column: Int, target: (line: Int, columns: Range<Int>), _ style: Style
  ) -> Int? {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let start = origin.column + column
      // Bytes that are clipped need not be plain: drawing ends before them.
      let seen = max(0, min(bytes.count, target.columns.upperBound - start))
      guard Canvas.isPrintable(bytes, count: min(bytes.count, seen + 1)) else { return nil }
      let visible = (start..<start + seen).clamped(to: target.columns)
      buffer.withMutableLine(target.line) { cells in
        Canvas.releaseWideCells(in: cells, at: visible)
        for column in visible {
          Canvas.write(UInt32(bytes[column - start]), width: 1, style, to: &cells[column])
        }
      }
      return column + bytes.count
    }
    return result ?? nil
  }

  @inline(__always)
  private static func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> Bool {
    for index in 0..<count where bytes[index] &- 0x20 > 0x5E { return false }
    return true
  }

  private func put(
    _ glyph: Glyph, at column: Int, target: (line: Int, columns: Range<Int>), _ style: Style
  ) {
    guard glyph.width > 0 else { return }
    let range = (origin.column + column)..<(origin.column + column + glyph.width)
    let visible = range.clamped(to: target.columns)
    guard !visible.isEmpty else { return }
    // A wide grapheme that the edge cuts is drawn as spaces, because half of it can't be shown.
    let isWhole = visible == range
    let value = isWhole ? glyph.scalar?.value ?? buffer.glyph(for: glyph.cluster) : 0x20
    buffer.withMutableLine(target.line) { cells in
      Canvas.releaseWideCells(in: cells, at: visible)
      for column in visible {
        let isLead = column == visible.lowerBound || !isWhole
        let width = isWhole ? (isLead ? UInt8(glyph.width) : 0) : 1
        Canvas.write(isLead ? value : 0x20, width: width, style, to: &cells[column])
      }
    }
  }

  /// Writes a glyph to a cell and keeps the colours that the style leaves clear.
  @inline(__always)
  static func write(
    _ glyph: UInt32, width: UInt8, _ style: Style, to cell: inout ScreenCell
  ) {
    cell.glyph = glyph
    cell.width = width
    if style.foreground != .clear { cell.foreground = style.foreground }
    if style.background != .clear { cell.background = style.background }
    cell.attributes.formUnion(style.attributes)
  }
}

extension Canvas {
  /// Highlights the words of a search in the text that is already drawn, if its lines together match.
  package func mark(_ matcher: TextMatcher) {
    let lines = visibleLines.compactMap { line in
      target(line: line).map { (line, words(line: $0.line, columns: $0.columns)) }
    }
    guard matcher.matches(lines.map(\.1.text).joined(separator: " ")) else { return }
    for (line, words) in lines {
      for range in matcher.occurrences(in: words.text) {
        let start = words.text.utf8.distance(from: words.text.startIndex, to: range.lowerBound)
        let end = words.text.utf8.distance(from: words.text.startIndex, to: range.upperBound)
        guard start < end, end <= words.columns.count else { continue }
        let columns = words.columns[start].lowerBound..<words.columns[end - 1].upperBound
        restyle(columns: columns, line: line, .match)
      }
    }
  }

  /// Returns the text in a range of columns of a line of the screen, and the columns of the character
  /// of each of its UTF-8 bytes, counted from the left of the canvas.
  private func words(line: Int, columns: Range<Int>) -> (text: String, columns: [Range<Int>]) {
    var text = ""
    var places: [Range<Int>] = []
    for column in columns {
      let cell = buffer[column, line]
      let grapheme = buffer.text(of: cell)
      text += grapheme
      let start = column - origin.column
      let place = start..<start + max(1, Int(cell.width))
      for _ in grapheme.utf8 { places.append(place) }
    }
    return (text, places)
  }
}

extension Canvas {
  /// Draws a whole number with commas between thousands so that it ends before a column of the
  /// first line.
  ///
  /// This method creates no string. A negative number is drawn as 0.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - end: The column after the number.
  ///   - former: The number that is drawn there, of which only the digits that differ are drawn, or 0.
  /// - Returns: The column where the drawn digits begin.
  @discardableResult
  package func number(_ number: Int, endingAt end: Int, over former: Int = 0) -> Int {
    var rest = max(0, number)
    var formerRest = former
    var column = end
    var digits = 0
    repeat {
      if digits > 0, digits % 3 == 0 {
        column -= 1
        text(",", at: column)
      }
      column -= 1
      text(Canvas.digits[rest % 10], at: column)
      rest /= 10
      formerRest /= 10
      digits += 1
    } while rest > 0 && rest != formerRest
    return column
  }

  private static let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
}
