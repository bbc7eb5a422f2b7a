extension Canvas {
  /// Draws a horizontal line from a column to another.
  public func horizontalLine(
    columns: Range<Int>, line: Int, style: Style = Style(foreground: .role(.separator))
  ) {
    for column in columns { text("─", at: column, line: line, style: style) }
  }

  /// Draws a frame along the edges; nothing when the canvas is smaller than 2x2.
  public func box(style: Style = Style(foreground: .role(.separator))) {
    guard width >= 2, height >= 2 else { return }
    edge("╭", "╮", line: 0, style)
    edge("╰", "╯", line: height - 1, style)
    for line in 1..<max(1, height - 1) {
      text("│", at: 0, line: line, style: style)
      text("│", at: width - 1, line: line, style: style)
    }
  }

  private func edge(_ left: String, _ right: String, line: Int, _ style: Style) {
    text(left, at: 0, line: line, style: style)
    horizontalLine(columns: 1..<max(1, width - 1), line: line, style: style)
    text(right, at: width - 1, line: line, style: style)
  }
}
