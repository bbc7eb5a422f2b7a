/// Drawing one item: a row in its bar, a header, an edge of a card.
extension TableView {
  /// What a header or a footer says; nil for other items.
  func title(of item: TableItem) -> GroupTitle? {
    switch item.part {
    case .header: store.header(of: item.group)
    case .footer: store.footer(of: item.group)
    case .topEdge, .row, .bottomEdge, .gap: nil
    }
  }

  /// Draws an item on a canvas of its size.
  func draw(
    _ item: TableItem, _ title: GroupTitle?, cell: TableCell?, row: (any CellController)?,
    on canvas: Canvas
  ) {
    canvas.fill(Style(foreground: .standard, background: .standard))
    switch item.part {
    case .row: if let cell { draw(cell, row: row, on: canvas) }
    case .header: drawTitle(title, style: .header, on: canvas)
    case .footer: drawTitle(title, style: .secondary, on: canvas)
    case .topEdge: drawEdge("╭", "╮", on: canvas)
    case .bottomEdge: drawEdge("╰", "╯", on: canvas)
    case .gap: break
    }
  }

  private func draw(_ cell: TableCell, row: (any CellController)?, on canvas: Canvas) {
    let metrics = metrics
    let bar = canvas[
      ScreenRectangle(
        column: metrics.bar.lowerBound, line: 0, width: metrics.bar.count, height: canvas.height)]
    bar.fill(barStyle(of: cell))
    cell.drawBackground(on: bar)
    if metrics.hasBorder { drawSides(on: canvas) }
    drawMarks(of: cell, row: row, metrics, on: canvas)
    let area = canvas[
      ScreenRectangle(
        column: metrics.cell.lowerBound, line: 0, width: metrics.cell.count,
        height: canvas.height)]
    cell.draw(on: area)
    if cell.isHighlighted { area.makeLegibleOnSelection() }
    if let matcher = search?.visibleMatcher { area.mark(matcher) }
  }

  private func barStyle(of cell: TableCell) -> Style {
    if cell.isHighlighted {
      return Style(foreground: .role(.selectionText), background: .role(.selection))
    }
    return Style(background: cell.state.isSelected ? .role(.marked) : cell.background)
  }

  /// Draws the sign of the row with the cursor, of a selected row, and the signs of edit mode.
  private func drawMarks(
    of cell: TableCell, row: (any CellController)?, _ metrics: TableMetrics, on canvas: Canvas
  ) {
    if cell.state.isFocused {
      canvas.text(">", at: metrics.markColumn, style: .bold)
    } else if cell.state.isSelected {
      canvas.text("✓", at: metrics.markColumn, style: .tint)
    }
    guard isEditing, let row else { return }
    switch (row as? any EditableRow)?.editingStyle {
    case .delete: canvas.text("⊖", at: metrics.cell.lowerBound - 2, style: .destructive)
    case .insert: canvas.text("⊕", at: metrics.cell.lowerBound - 2, style: .tint)
    case .none?, nil: break
    }
    if (row as? any MovableRow)?.isMovable == true {
      canvas.text("≡", at: metrics.cell.upperBound + 1, style: .secondary)
    }
  }

  private func drawTitle(_ title: GroupTitle?, style: Style, on canvas: Canvas) {
    guard let title else { return }
    let area = canvas.inset(left: metrics.titleColumn, right: 1)
    let lines = canvas.height
    let content = title.content ?? TextContent(title.text, style: style, numberOfLines: lines)
    content.draw(on: area)
  }

  private func drawEdge(_ left: String, _ right: String, on canvas: Canvas) {
    guard metrics.hasBorder else { return }
    let style = Style(foreground: .role(.separator))
    canvas.text(left, style: style)
    canvas.horizontalLine(columns: 1..<canvas.width - 1, line: 0, style: style)
    canvas.text(right, at: canvas.width - 1, style: style)
  }

  private func drawSides(on canvas: Canvas) {
    let style = Style(foreground: .role(.separator))
    for line in canvas.visibleLines {
      canvas.text("│", line: line, style: style)
      canvas.text("│", at: canvas.width - 1, line: line, style: style)
    }
  }
}
