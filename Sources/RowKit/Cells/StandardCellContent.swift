/// The text and detail text of a standard cell, as its style says.
@MainActor struct StandardCellContent {
  private let cell: TableCell

  init(_ cell: TableCell) {
    self.cell = cell
  }

  func height(forWidth width: Int) -> Int {
    let lines = textLines(width)
    guard cell.style == .subtitle, let detail = cell.detailText, !detail.isEmpty else {
      return lines
    }
    return lines + (cell.numberOfLines == 1 ? 1 : TextWrapping.lineCount(detail, width: width))
  }

  func draw(on canvas: Canvas) {
    switch cell.style {
    case .default: drawText(on: canvas)
    case .value: drawValue(on: canvas)
    case .subtitle: drawSubtitle(on: canvas)
    case .caption: drawCaption(on: canvas)
    }
  }

  private var limit: Int { cell.numberOfLines > 0 ? cell.numberOfLines : .max }

  private func textLines(_ width: Int) -> Int {
    cell.numberOfLines == 1 ? 1 : TextWrapping.lineCount(cell.text, width: width, limit: limit)
  }

  private var textStyle: Style { cell.isEnabled ? cell.textStyle : .disabled }

  private var detailStyle: Style { cell.isEnabled ? cell.detailStyle : .disabled }

  /// Draws the words, in one line or wrapped, and returns how many lines they took.
  @discardableResult
  private func drawText(on canvas: Canvas) -> Int {
    if cell.numberOfLines == 1 {
      drawLine(cell.text, line: 0, style: textStyle, on: canvas)
      return 1
    }
    let lines = TextWrapping.cutLines(cell.text, width: canvas.width, limit: limit)
    for (line, text) in lines.enumerated() where canvas.visibleLines.contains(line) {
      drawLine(text, line: line, style: textStyle, on: canvas)
    }
    return max(1, lines.count)
  }

  private func drawLine(_ text: String, line: Int, style: Style, on canvas: Canvas) {
    switch cell.alignment {
    case .leading: canvas.truncatedText(text, line: line, width: canvas.width, style: style)
    case .center: canvas.centeredText(text, line: line, style: style)
    case .trailing:
      canvas.trailingText(
        text, endingAt: canvas.width, line: line, width: canvas.width, style: style)
    }
  }

  /// The text keeps at least half of the width from a long detail.
  private func drawValue(on canvas: Canvas) {
    guard let detail = cell.detailText, !detail.isEmpty else { return _ = drawText(on: canvas) }
    let textWidth = min(TextWidth.width(of: cell.text), canvas.width)
    let free = max(canvas.width - textWidth - 2, (canvas.width - 2) / 2)
    let start = canvas.trailingText(
      detail, endingAt: canvas.width, width: free, style: detailStyle)
    let rest = canvas.inset(right: canvas.width - max(0, start - 1))
    _ = drawText(on: rest)
  }

  private func drawSubtitle(on canvas: Canvas) {
    let lines = drawText(on: canvas)
    guard let detail = cell.detailText else { return }
    if cell.numberOfLines == 1 {
      canvas.truncatedText(detail, line: lines, width: canvas.width, style: detailStyle)
      return
    }
    let wrapped = TextWrapping.lines(detail, width: canvas.width)
    for (line, text) in wrapped.enumerated() where canvas.visibleLines.contains(lines + line) {
      canvas.text(String(text), line: lines + line, style: detailStyle)
    }
  }

  private func drawCaption(on canvas: Canvas) {
    let column = min(canvas.width / 3, 16)
    let captionStyle = cell.isEnabled ? Style.tint : .disabled
    canvas.trailingText(cell.text, endingAt: column, width: column, style: captionStyle)
    canvas.truncatedText(
      cell.detailText ?? "", at: column + 2, width: canvas.width - column - 2,
      style: cell.isEnabled ? .plain : .disabled)
  }
}
