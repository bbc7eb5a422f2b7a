/// Drawing what is in view: everything, or only what changed and what scrolling brought in.
extension TableView {
  /// Draws the window on a canvas of its size.
  ///
  /// - Parameters:
  ///   - canvas: The part of the screen that still shows what was drawn last.
  ///   - mayScroll: Whether nothing else is drawn over the table, so that lines may be moved.
  /// - Returns: The lines of the canvas that were moved, if any were.
  func draw(on canvas: Canvas, mayScroll: Bool) -> ScrollHint? {
    layoutIfNeeded()
    defer { didDraw() }
    guard mayScroll, !needsFullDrawing, stickyLine == 0 || stickyHeight == 0,
      stickyHeight == drawn.stickyHeight
    else {
      drawEverything(on: canvas)
      return nil
    }
    let moved = DrawnWindow.shift(of: &window)
    let lines = stickyHeight..<size.height
    guard moved != 0 else {
      drawSlots(on: canvas) { $0.needsDrawing }
      return nil
    }
    guard abs(moved) < lines.count else {
      drawEverything(on: canvas)
      return nil
    }
    canvas.scroll(lines: lines, by: moved)
    let bare =
      moved > 0
      ? (lines.upperBound - moved)..<lines.upperBound
      : lines.lowerBound..<(lines.lowerBound - moved)
    drawSlots(on: canvas) { slot in
      slot.needsDrawing || (slot.line < bare.upperBound && slot.endLine > bare.lowerBound)
    }
    return ScrollHint(lines: lines, distance: moved)
  }

  private func drawEverything(on canvas: Canvas) {
    canvas.fill(Style(foreground: .standard, background: .standard))
    drawSlots(on: canvas) { _ in true }
    drawPlaceholder(on: canvas)
  }

  private func drawSlots(on canvas: Canvas, where isWanted: (WindowSlot) -> Bool) {
    for slot in window.slots where isWanted(slot) { draw(slot, on: canvas) }
    drawLeaving(on: canvas)
    let end = lastLine
    if end < size.height {
      let rest = ScreenRectangle(
        column: 0, line: end, width: size.width, height: size.height - end)
      canvas[rest].fill(Style(foreground: .standard, background: .standard))
    }
    drawSticky(on: canvas)
  }

  private func didDraw() {
    for index in window.slots.indices {
      window.update(index) { slot in
        slot.drawnLine = slot.line
        slot.needsDrawing = false
      }
    }
    drawn.stickyHeight = stickyHeight
    needsFullDrawing = false
    needsDisplay = false
  }

  private func draw(_ slot: WindowSlot, on canvas: Canvas) {
    let transition = slot.item.path.flatMap { transitions.coming[$0] }
    draw(slot, transition, on: canvas)
  }

  /// The line after everything in view.
  private var lastLine: Int {
    let leaving = transitions.leaving.map(\.slot.endLine).max() ?? 0
    return max(window.slots.last?.endLine ?? 0, leaving)
  }

  private func drawPlaceholder(on canvas: Canvas) {
    guard !needsLayout, let search, search.isNarrowing, search.matchCount == 0 else { return }
    let text = search.isFinished ? controller?.words.noMatches : controller?.words.searching
    canvas.centeredText(text ?? "", line: max(0, size.height / 2 - 1), style: .secondary)
  }

  // MARK: Headers that stay

  /// The group whose header stays at the top, if one does.
  private var stickyGroup: Int? {
    guard style == .plain, let first = window.slots.first(where: { $0.endLine > 0 }),
      store.header(of: first.item.group) != nil, size.height > 2
    else { return nil }
    // A header of several lines is seen whole where it stands; only its first line stays.
    let isWhole = first.item.part == .header && first.line == 0 && first.height > 1
    return isWhole ? nil : first.item.group
  }

  /// How many lines at the top a header covers.
  var stickyHeight: Int { stickyGroup == nil ? 0 : 1 }

  /// Where the header that stays begins: above the top while the next one pushes it out.
  private var stickyLine: Int {
    guard let group = stickyGroup else { return 0 }
    let next = window.slots.first { $0.item.group > group && $0.item.part == .header }
    return min(0, (next?.line ?? size.height) - 1)
  }

  private func drawSticky(on canvas: Canvas) {
    guard let group = stickyGroup else { return }
    let frame = ScreenRectangle(column: 0, line: stickyLine, width: size.width, height: 1)
    draw(TableItem(group: group, .header), cell: nil, row: nil, on: canvas[frame])
  }
}
