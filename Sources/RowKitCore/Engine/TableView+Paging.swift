/// Paging: the window scrolls by its height and the cursor keeps its line on the screen.
extension TableView {
  /// A distance relative to the window's height.
  enum PageLength {
    /// The whole window except one line of context.
    case whole
    /// Half of the window.
    case half
  }

  /// Moves by the window's height, keeping a line of context, or by half of it.
  ///
  /// The cursor keeps its line if a row there can have it. If less than a page is left, the cursor
  /// moves on toward the last or first row. Paging back retraces the same positions. Returns
  /// whether anything changed.
  @discardableResult
  func movePage(_ direction: Direction, by length: PageLength = .whole) -> Bool {
    trail.places.forget()
    layoutIfNeeded()
    if let back = trail.pages.takeBack(direction, from: pagePlace) {
      goBack(to: back)
      return true
    }
    let former = pagePlace
    let distance = distance(of: length)
    let line = cursorItem.flatMap { window.index(of: $0) }.map { window.slots[$0].line }
    let scrolled = scrollPage(by: direction == .down ? distance : -distance)
    // If scrolling stopped short, the cursor covers the remaining lines.
    let rest = (direction == .down ? distance : -distance) - scrolled
    let edge = direction == .down ? stickyHeight : size.height - 1
    if let target = pageStop(direction, from: cursorItem, near: line.map { $0 + rest } ?? edge) {
      setCursor(target)
      revealFirstLine(of: target)
    }
    setNeedsDisplay()
    guard pagePlace != former else { return false }
    trail.pages.note(direction, from: former, to: pagePlace)
    return true
  }

  /// Scrolls to the first line of a row, which has the cursor's mark, if it is above the window or
  /// covered by a header.
  func revealFirstLine(of item: TableItem) {
    guard item.part == .row, let index = window.index(of: item) else { return }
    let above = window.slots[index].line - stickyHeight
    if above < 0, window.slots[index].endLine <= size.height { scroll(by: above) }
  }

  /// Returns the number of lines of a page or of half of one.
  func distance(of length: PageLength) -> Int {
    let page = max(1, size.height - stickyHeight - 1)
    return length == .whole ? page : max(1, (page + 1) / 2)
  }

  /// Scrolls and returns the number of lines scrolled.
  private func scrollPage(by distance: Int) -> Int {
    let slots = window.slots.indices
    guard let mark = distance > 0 ? slots.last : slots.first else { return 0 }
    let (item, line) = (window.slots[mark].item, window.slots[mark].line)
    guard scroll(by: distance) else { return 0 }
    guard let index = window.index(of: item) else { return distance }
    return line - window.slots[index].line
  }

  /// Returns the item for the cursor after a page: the one nearest to a line of the window, beyond
  /// the former cursor.
  ///
  /// Partly visible items are considered only if no fully visible one can have the cursor.
  private func pageStop(_ direction: Direction, from former: TableItem?, near line: Int)
    -> TableItem?
  {
    let isSeen = former.map { window.index(of: $0) != nil } ?? false
    var best: (item: TableItem, distance: Int)?
    let isWhole = wholeStop(from: .up) != nil
    for index in window.slots.indices where isVisible(index) {
      guard !isWhole || isFullyVisible(index) else { continue }
      let item = window.slots[index].item
      let distance = abs(window.slots[index].line - line)
      if isSeen, let former, direction == .down ? item <= former : item >= former { continue }
      // Checked last, because it costs most.
      if distance < best?.distance ?? .max, isStop(item) { best = (item, distance) }
    }
    return best?.item
  }

  private var pagePlace: PageTrail.Place { PageTrail.Place(anchor: anchor, cursor: cursorItem) }

  private func goBack(to place: PageTrail.Place) {
    show(place.anchor)
    if let item = place.cursor, item.path.map(isMarkInView) ?? (window.index(of: item) != nil) {
      setCursor(item)
    } else if let cursor, !isMarkInView(cursor), let stop = visibleStop(from: .up) {
      setCursor(stop)
      revealFirstLine(of: stop)
    }
    setNeedsDisplay()
  }

  /// Shows a group at the top of the window, with the cursor on its first row that can have it.
  func moveToGroup(_ group: Int) {
    cursorState.noteMove()
    cursorState.needsPlacing = false
    viewport.wantedEdge = nil
    trail.places.forget()
    show(ScrollAnchor(item: TableItem(group: group, .header)))
    let rows = window.slots.compactMap(\.item.path).filter { $0.group == group }
    if let target = rows.first(where: takesCursor) {
      setCursor(target)
    } else if store.hasCollapsingHeader(group) {
      setCursor(toHeaderOf: group)
    }
    setNeedsDisplay()
  }
}
