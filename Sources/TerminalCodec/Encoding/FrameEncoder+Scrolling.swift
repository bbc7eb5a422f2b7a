import CharacterScreen

extension FrameEncoder {
  /// Scrolls lines on the terminal if that takes fewer bytes than redrawing them.
  mutating func scroll(_ change: FrameChange, _ hint: ScrollHint, _ bytes: inout [UInt8]) {
    guard abilities.scrollRegions, hint.distance != 0, hint.lines.lowerBound >= 0,
      hint.lines.upperBound <= size.height, abs(hint.distance) < hint.lines.count,
      saves(change, hint)
    else { return }
    // Blank lines get the selected background.
    if pen?.background != .standard || pen?.isErasable != true {
      bytes.append("\u{1B}[m")
      pen = .standard
    }
    let isWhole = hint.lines == 0..<size.height
    if !isWhole { select(hint.lines, &bytes) }
    if abilities.scrollsByCount {
      bytes.appendControl(abs(hint.distance), hint.distance > 0 ? "S" : "T")
    } else {
      scrollAtEdge(hint, &bytes)
    }
    if !isWhole {
      bytes.append("\u{1B}[r")
      cursor = .unknown
    }
    change.scroll(hint.lines, by: hint.distance)
  }

  private func select(_ lines: Range<Int>, _ bytes: inout [UInt8]) {
    bytes.append("\u{1B}[")
    bytes.append(decimal: lines.lowerBound + 1)
    bytes.append(UInt8(ascii: ";"))
    bytes.append(decimal: lines.upperBound)
    bytes.append(UInt8(ascii: "r"))
  }

  /// Scrolls in a way that all terminals support: by line feeds in the last line, or by reverse
  /// line feeds in the first.
  private mutating func scrollAtEdge(_ hint: ScrollHint, _ bytes: inout [UInt8]) {
    let isUp = hint.distance > 0
    cursor = .unknown
    cursor.move(
      toLine: isUp ? hint.lines.upperBound - 1 : hint.lines.lowerBound, column: 0, &bytes)
    for _ in 0..<abs(hint.distance) {
      if isUp { bytes.append("\n") } else { bytes.append("\u{1B}M") }
    }
  }

  /// Returns whether scrolling is estimated to take fewer bytes.
  private func saves(_ change: FrameChange, _ hint: ScrollHint) -> Bool {
    var scrolled = 20
    for line in hint.lines {
      let source = line + hint.distance
      scrolled +=
        hint.lines.contains(source)
        ? change.newRow(line).cost(from: change.oldRow(source), limit: .max)
        : change.newRow(line).cost
    }
    var plain = 0
    for line in hint.lines where plain <= scrolled {
      plain += change.newRow(line).cost(from: change.oldRow(line), limit: scrolled - plain)
    }
    return plain > scrolled
  }
}
