extension Canvas {
  /// Draws a horizontal line across a range of columns.
  public func horizontalLine(
    columns: Range<Int>, line: Int, style: Style = Style(foreground: .role(.separator))
  ) {
    guard let target = target(line: line) else { return }
    let visible = visibleOnScreen(columns)
    buffer.withMutableLine(target.line) { cells in
      Canvas.releaseWideCells(in: cells, at: visible)
      for column in visible { Canvas.write(0x2500, width: 1, style, to: &cells[column]) }
    }
  }

  /// Draws a frame along the edges.
  ///
  /// A canvas smaller than 2x2 stays unchanged.
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
