// MARK: RegionView

extension TableView: RegionView {
  public func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    draw(on: canvas, mayScroll: keepsContent)
  }

  public func handle(_ event: MouseEvent) -> Bool {
    layoutIfNeeded()
    switch event.action {
    case .wheelUp: turnWheel(by: -3)
    case .wheelDown: turnWheel(by: 3)
    case .press: return press(at: event.point)
    case .drag: return dragText(to: event.point)
    case .release:
      editSession?.isSelecting = false
      return false
    case .otherPress(2): return openMenu(at: event.point)
    default: return false
    }
    return true
  }

  private func turnWheel(by lines: Int) {
    formerPlaces.forget()
    scroll(by: lines)
  }

  /// The row that is shown at a line of the window; nil when there is none, or a header covers it.
  private func slot(atLine line: Int) -> WindowSlot? {
    guard line >= stickyHeight else { return nil }
    return window.slots.first { line >= $0.line && line < $0.endLine && $0.item.part == .row }
  }

  private func press(at point: ScreenPoint) -> Bool {
    if let group = collapsingHeader(atLine: point.line) {
      setCursor(toHeaderOf: group)
      controller?.toggleCollapsed(group)
      return true
    }
    guard let slot = slot(atLine: point.line), let path = slot.item.path, takesCursor(path) else {
      return false
    }
    controller?.focusSearch = nil
    if path == editSession?.path, pressText(at: point) { return true }
    setCursor(path)
    if hitsAccessory(slot, column: point.column), let row = slot.row as? any AccessoryRow,
      row.isAccessoryUsable, let controller
    {
      row.didSelectAccessory(controller.context(at: path))
    } else {
      controller?.select(path)
      if path == editSession?.path { _ = pressText(at: point) }
    }
    return true
  }

  /// The group whose header, by which a person hides its rows, is at a line; nil for none.
  private func collapsingHeader(atLine line: Int) -> Int? {
    var item = window.slots.first { line >= $0.line && line < $0.endLine }?.item
    if line < stickyHeight { item = stickyGroup.map { TableItem(group: $0, .header) } }
    return item.flatMap { isCollapsingHeader($0) ? $0.group : nil }
  }

  private func openMenu(at point: ScreenPoint) -> Bool {
    guard let path = slot(atLine: point.line)?.item.path, takesCursor(path) else { return false }
    setCursor(path)
    return controller?.perform(.openActions) ?? false
  }

  private func hitsAccessory(_ slot: WindowSlot, column: Int) -> Bool {
    switch slot.cell?.accessory {
    case .detailButton, .detailDisclosureButton: column >= metrics.cell.upperBound - 4
    default: false
    }
  }
}
