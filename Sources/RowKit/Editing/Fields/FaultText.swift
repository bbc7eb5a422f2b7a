/// What is wrong with a field: a sign, and the words behind it in up to four lines.
struct FaultText {
  private let lines: [Substring]

  init(_ text: String, width: Int) {
    lines = TextWrapping.lines(text, width: max(1, width - 2), limit: 4)
  }

  /// The number of lines, 1 at least.
  var height: Int { max(1, lines.count) }

  /// Draws the words at the top of a canvas.
  func draw(on canvas: Canvas) {
    let style = Style(foreground: .role(.warning))
    canvas.text("!", style: style.adding(.bold))
    for (line, words) in lines.enumerated() {
      canvas.text(String(words), at: 2, line: line, style: style)
    }
  }
}
