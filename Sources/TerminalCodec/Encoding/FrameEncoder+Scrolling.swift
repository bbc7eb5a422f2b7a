import CharacterScreen

extension FrameEncoder {
  /// Scrolls lines on the terminal if that takes fewer bytes than redrawing them.
  mutating func scroll(
    _ change: inout FrameChange, _ hint: ScrollHint, _ bytes: inout [UInt8]
  ) {
    guard !isInline, abilities.scrollRegions, hint.distance != 0, hint.lines.lowerBound >= 0,
      hint.lines.upperBound <= size.height, abs(hint.distance) < hint.lines.count,
      saves(change, hint)
    else { return }
    // Blank lines get the selected background.
    if pen?.background != .standard || pen?.isErasable != true {
      bytes.append("\u{1B}[m")
      pen = .standard
    }
    select(hint.lines, &bytes)
    if abilities.scrollsByCount {
      bytes.appendControl(abs(hint.distance), hint.distance > 0 ? "S" : "T")
    } else {
      scrollAtEdge(hint, &bytes)
    }
    change.scroll(hint)
  }

  /// Sets the margins of the terminal, which stay for the next scroll.
  private mutating func select(_ lines: Range<Int>, _ bytes: inout [UInt8]) {
    let margins = lines == 0..<size.height ? nil : lines
    guard margins != cursor.margins else { return }
    bytes.append("\u{1B}[")
    if margins != nil {
      bytes.append(decimal: lines.lowerBound + 1)
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: lines.upperBound)
    }
    bytes.append(UInt8(ascii: "r"))
    // Setting the margins moves the cursor to the first line and column.
    cursor = TerminalCursor(line: 0, column: 0, margins: margins)
  }

  /// Scrolls in a way that all terminals support: by line feeds in the last line, or by reverse
  /// line feeds in the first.
  private mutating func scrollAtEdge(_ hint: ScrollHint, _ bytes: inout [UInt8]) {
    let isUp = hint.distance > 0
    cursor.forget()
    cursor.move(
      toLine: isUp ? hint.lines.upperBound - 1 : hint.lines.lowerBound, column: 0, &bytes)
    for _ in 0..<abs(hint.distance) {
      if isUp { bytes.append("\n") } else { bytes.append("\u{1B}M") }
    }
  }

  /// Returns whether scrolling is estimated to take fewer bytes.
  ///
  /// After a page almost no line is left to move, so nothing is estimated.
  private func saves(_ change: FrameChange, _ hint: ScrollHint) -> Bool {
    guard (hint.lines.count - abs(hint.distance)) * 8 >= hint.lines.count else { return false }
    var scrolled = 20
    for line in hint.lines {
      let source = line + hint.distance
      if !hint.lines.contains(source) {
        scrolled += change.newRow(line).cost
      } else if !change.isKept(line) {
        scrolled += change.newRow(line).cost(from: change.oldRow(source), limit: .max)
      }
    }
    if moves(change, hint, atLeast: scrolled / PackedRow.leastCost + 1) { return true }
    if leastCost(change, hint, upTo: scrolled) > scrolled { return true }
    var plain = 0
    for line in hint.lines where plain <= scrolled {
      plain += change.newRow(line).cost(from: change.oldRow(line), limit: scrolled - plain)
    }
    return plain > scrolled
  }

  /// Returns whether a number of lines move, and the first, the middle and the last of them all differ
  /// from what is in their place.
  ///
  /// Most lines of a table differ from their neighbours. Reading three of them instead of all spares the
  /// memory of a page.
  private func moves(_ change: FrameChange, _ hint: ScrollHint, atLeast count: Int) -> Bool {
    let first = hint.lines.lowerBound + max(0, -hint.distance)
    let last = hint.lines.upperBound - max(0, hint.distance) - 1
    guard last - first >= max(2, count - 1) else { return false }
    return differs(change, first) && differs(change, (first + last) / 2) && differs(change, last)
  }

  private func differs(_ change: FrameChange, _ line: Int) -> Bool {
    !change.newRow(line).isEqual(to: change.oldRow(line))
  }

  /// Returns the number of bytes that redrawing the moved lines takes at least.
  ///
  /// It is less exact than the estimate of each line, and found at its first difference. The
  /// estimate stops once it exceeds the limit.
  private func leastCost(_ change: FrameChange, _ hint: ScrollHint, upTo limit: Int) -> Int {
    var cost = 0
    for line in hint.lines where cost <= limit {
      if !change.newRow(line).isEqual(to: change.oldRow(line)) { cost += PackedRow.leastCost }
    }
    return cost
  }
}
