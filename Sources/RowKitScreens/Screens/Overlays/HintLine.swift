/// Hints side by side on one line.
@MainActor package enum HintLine {
  /// Draws the hints that fit, in order, and returns the columns of each.
  ///
  /// The last hint has its place in any case, since it leads to all others.
  ///
  /// - Parameters:
  ///   - hints: The hints.
  ///   - columns: The columns to use.
  ///   - asASCII: Whether signs of keys are shown as words.
  ///   - canvas: The canvas of the line.
  /// - Returns: The columns of the hints that were drawn.
  @discardableResult
  package static func draw(
    _ hints: [KeyHint], in columns: Range<Int>, asASCII: Bool, on canvas: Canvas
  ) -> [(columns: Range<Int>, hint: KeyHint)] {
    var column = columns.lowerBound
    var drawn: [(columns: Range<Int>, hint: KeyHint)] = []
    let last = hints.last.map { width(of: $0, asASCII) + 2 } ?? 0
    for (index, hint) in hints.enumerated() {
      let width = width(of: hint, asASCII)
      let reserve = index == hints.count - 1 ? 0 : last
      guard column + width + reserve <= columns.upperBound else { continue }
      let start = column
      column = canvas.text(hint.shownKeys(asASCII: asASCII), at: column, style: .bold) + 1
      column = canvas.text(hint.title, at: column)
      drawn.append((start..<column, hint))
      column += 2
    }
    return drawn
  }

  private static func width(of hint: KeyHint, _ asASCII: Bool) -> Int {
    TextWidth.width(of: hint.shownKeys(asASCII: asASCII)) + TextWidth.width(of: hint.title) + 1
  }
}
