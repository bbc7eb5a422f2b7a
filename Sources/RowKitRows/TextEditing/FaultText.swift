/// A message about an error in a field: a warning symbol, followed by text on up to four lines.
package struct FaultText {
  private let lines: [Substring]

  package init(_ text: String, width: Int) {
    lines = TextWrapping.lines(text, width: max(1, width - 2), limit: 4)
  }

  /// The number of lines, at least 1.
  package var height: Int { max(1, lines.count) }

  /// Draws the message at the top of a canvas.
  package func draw(on canvas: Canvas) {
    let style = Style(foreground: .role(.warning))
    canvas.text("!", style: style.adding(.bold))
    for (line, words) in lines.enumerated() {
      canvas.text(String(words), at: 2, line: line, style: style)
    }
  }
}
