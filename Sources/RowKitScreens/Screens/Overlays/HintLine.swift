/// Hints side by side on one line.
@MainActor package enum HintLine {
  /// Draws the hints that fit, in order, each of which presses its key when it is clicked.
  ///
  /// The last hint has its place in any case, since it leads to all others.
  ///
  /// - Parameters:
  ///   - hints: The hints.
  ///   - columns: The columns to use.
  ///   - asASCII: Whether signs of keys are shown as words.
  ///   - canvas: The canvas of the line.
  package static func draw(
    _ hints: [KeyHint], in columns: Range<Int>, asASCII: Bool, on canvas: Canvas
  ) {
    var column = columns.lowerBound
    let last = hints.last.map { width(of: $0, asASCII) + 2 } ?? 0
    for (index, hint) in hints.enumerated() {
      let width = width(of: hint, asASCII)
      let reserve = index == hints.count - 1 ? 0 : last
      guard column + width + reserve <= columns.upperBound else { continue }
      let start = column
      column = canvas.text(hint.shownKeys(asASCII: asASCII), at: column, style: .bold) + 1
      column = canvas.text(hint.title, at: column)
      if let key = hint.pressed { canvas.press(key, columns: start..<column) }
      column += 2
    }
  }

  private static func width(of hint: KeyHint, _ asASCII: Bool) -> Int {
    TextWidth.width(of: hint.shownKeys(asASCII: asASCII)) + TextWidth.width(of: hint.title) + 1
  }
}
