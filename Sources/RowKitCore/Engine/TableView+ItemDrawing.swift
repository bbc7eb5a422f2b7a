/// Drawing one item: a row in its bar, a header, or an edge of a card.
extension TableView {
  /// Returns the title of a header or a footer, or `nil` for other items.
  func title(of item: TableItem) -> ItemTitle? {
    switch item.part {
    case .header: headerTitle(of: item.group)
    case .footer: store.footer(of: item.group).map { ItemTitle(title: $0) }
    case .topEdge, .row, .bottomEdge, .gap: nil
    }
  }

  private func headerTitle(of group: Int) -> ItemTitle? {
    guard let title = store.header(of: group) else { return nil }
    guard store.hasCollapsingHeader(group) else { return ItemTitle(title: title) }
    let sign = store.isCollapsed(group) ? "▸" : "▾"
    return ItemTitle(title: title, sign: sign, hasCursor: focusedHeader == group)
  }

  /// Draws an item on a canvas of its size.
  ///
  /// - Parameters:
  ///   - item: The item, at its former place if it is leaving.
  ///   - title: The title of a header or a footer.
  ///   - cell: The cell of a row.
  ///   - row: The row, or `nil` if it is leaving.
  ///   - isLeaving: Whether the table no longer contains the item, so that its group can't be used.
  ///   - canvas: The canvas to draw on.
  func draw(
    _ item: TableItem, _ title: ItemTitle?, cell: TableCell?, row: (any CellController)?,
    isLeaving: Bool = false, on canvas: Canvas
  ) {
    let isCovered = item.part == .row && cell != nil && barIsOpaque
    if !isCovered { clear(canvas) }
    let stroke = isLeaving ? nil : strokeColor(beside: item)
    switch item.part {
    case .row: if let cell { draw(cell, row: row, on: canvas) }
    case .header: if let title { drawHeader(title, on: canvas) }
    case .footer:
      if let title {
        drawTitle(title.title, from: metrics.titleColumn, style: .secondary, on: canvas)
      }
    case .topEdge: drawEdge("╭", "╮", stroke, on: canvas)
    case .bottomEdge: drawEdge("╰", "╯", stroke, on: canvas)
    case .gap: break
    }
    if background != nil { canvas.makeLegible() }
  }

  /// Whether the bars of rows cover everything, because no card and no background surrounds them.
  private var barIsOpaque: Bool { !metrics.hasBorder && background == nil }

  /// Draws the background on a part of the window.
  func clear(_ canvas: Canvas) {
    canvas.fill(Style(foreground: .standard, background: .standard))
    guard let background else { return }
    canvas.restyle(background, from: canvas.origin.line - redrawing.drawnOrigin, of: size.height)
  }

  private func draw(_ cell: TableCell, row: (any CellController)?, on canvas: Canvas) {
    let metrics = metrics
    let bar = canvas[
      ScreenRectangle(
        column: metrics.bar.lowerBound, line: 0, width: metrics.bar.count, height: canvas.height)]
    bar.fill(barStyle(of: cell))
    cell.drawBackground(on: bar)
    if metrics.hasBorder { drawSides(cell.ownBackground?.strokeColor, on: canvas) }
    drawMarks(of: cell, row: row, metrics, on: canvas)
    let area = canvas[
      ScreenRectangle(
        column: metrics.cell.lowerBound, line: 0, width: metrics.cell.count,
        height: canvas.height)]
    cell.draw(on: area)
    cell.noteDrawing(of: row)
    if cell.isHighlighted { bar.makeLegibleOnSelection() }
    if cell.ownBackground != nil { bar.makeLegible() }
    if let matcher = searching.search?.visibleMatcher { area.mark(matcher) }
  }

  private func barStyle(of cell: TableCell) -> Style {
    if cell.isHighlighted {
      return Style(foreground: .role(.selectionText), background: .role(.selection))
    }
    var style = Style(background: cell.isSelected ? .role(.marked) : cell.background)
    guard barIsOpaque else { return style }
    style.foreground = .standard
    if style.background == .clear { style.background = .standard }
    return style
  }

  /// Draws the marks of the cursor, of selection, of disabled rows and of edit mode.
  private func drawMarks(
    of cell: TableCell, row: (any CellController)?, _ metrics: TableMetrics, on canvas: Canvas
  ) {
    if cell.hasCursor {
      canvas.text(">", at: metrics.markColumn, style: .bold)
    } else if cell.isSelected {
      canvas.text("✓", at: metrics.markColumn, style: .tint)
    }
    if !cell.isEnabled { drawDisabledMark(of: cell, metrics, on: canvas) }
    guard isEditing, let row else { return }
    switch (row as? any EditableRow)?.editingStyle {
    case .delete: canvas.text("⊖", at: metrics.cell.lowerBound - 2, style: .destructive)
    case .insert: canvas.text("⊕", at: metrics.cell.lowerBound - 2, style: .tint)
    case .none?, nil: break
    }
    if canMove(row) {
      canvas.text("≡", at: metrics.cell.upperBound + 1, style: .secondary)
    }
  }

  /// Draws the mark of a disabled row: in the place of the cursor's mark, or after it.
  private func drawDisabledMark(of cell: TableCell, _ metrics: TableMetrics, on canvas: Canvas) {
    let isTaken = cell.hasCursor || cell.isSelected
    let column = metrics.markColumn + (isTaken ? 1 : 0)
    if column < metrics.cell.lowerBound { canvas.text("-", at: column, style: .disabled) }
  }

  // MARK: Titles

  private func drawHeader(_ header: ItemTitle, on canvas: Canvas) {
    let title = header.title
    let own = title.content as? any HeaderContent
    if let bar = own?.bar { canvas.restyle(bar) }
    guard let sign = header.sign else {
      return drawTitle(title, from: metrics.titleColumn, style: .header, on: canvas)
    }
    let first = own == nil ? 0 : canvas.height - 1
    if header.hasCursor {
      let bar = canvas.inset(top: first)
      bar.fill(Style(foreground: .role(.selectionText), background: .role(.selection)))
      bar.text(">", at: metrics.markColumn, style: .bold)
    }
    drawTitle(title, from: metrics.signedTitleColumn, style: .header, on: canvas)
    canvas.text(sign, at: metrics.signColumn, line: first, style: .tint)
    if header.hasCursor { canvas.makeLegibleOnSelection() }
  }

  private func drawTitle(
    _ title: GroupTitle, from column: Int, style: Style, on canvas: Canvas
  ) {
    let area = canvas.inset(left: column, right: 1)
    let lines = canvas.height
    let content = title.content ?? TextContent(title.text, style: style, numberOfLines: lines)
    content.draw(on: area)
  }

  // MARK: Cards

  /// Returns the border colour of the row beside a card's edge, or `nil` if it has none.
  private func strokeColor(beside item: TableItem) -> Color? {
    guard item.part == .topEdge || item.part == .bottomEdge else { return nil }
    let isTop = item.part == .topEdge
    let neighbour =
      isTop ? firstRow(in: item.group, from: 0) : lastRow(in: item.group, before: .max)
    guard let path = neighbour?.path else { return nil }
    // A row that is just out of view has no cell.
    if let cell = cell(at: path) { return cell.ownBackground?.strokeColor }
    return (row(at: path) as? any CardRow)?.strokeColor
  }

  private func drawEdge(_ left: String, _ right: String, _ color: Color?, on canvas: Canvas) {
    guard metrics.hasBorder else { return }
    let style = Style(foreground: color ?? .role(.separator))
    canvas.text(left, style: style)
    canvas.horizontalLine(columns: 1..<canvas.width - 1, line: 0, style: style)
    canvas.text(right, at: canvas.width - 1, style: style)
  }

  private func drawSides(_ color: Color?, on canvas: Canvas) {
    let style = Style(foreground: color ?? .role(.separator))
    for line in canvas.visibleLines {
      canvas.text("│", line: line, style: style)
      canvas.text("│", at: canvas.width - 1, line: line, style: style)
    }
  }
}
