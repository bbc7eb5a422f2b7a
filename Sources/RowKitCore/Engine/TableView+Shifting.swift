/// Scrolling by less than a window: items in view move, and only those that come are measured.
extension TableView {
  /// Scrolls down, or up if the number of lines is negative, as far as possible.
  ///
  /// Returns `false` if the window needs a complete layout instead.
  func shiftWindow(by lines: Int) -> Bool {
    guard canShift, abs(lines) < size.height else { return false }
    gate.begin(.layingOut)
    defer { gate.end(.layingOut) }
    let distance = lines > 0 ? extend(.down, by: lines) : -extend(.up, by: -lines)
    settleShift(by: distance)
    return true
  }

  /// Places the items between those in view and one close to them, so that it can be scrolled to.
  ///
  /// Returns `false` if it is too far away, or the window needs a complete layout.
  func extendWindow(to item: TableItem) -> Bool {
    guard canShift, let first = window.slots.first?.item, let last = window.slots.last?.item,
      item > last && isClose(item, to: last) || item < first && isClose(item, to: first)
    else { return false }
    gate.begin(.layingOut)
    defer { gate.end(.layingOut) }
    var lines = 0
    var current = item > last ? last : first
    let direction = item > last ? Direction.down : .up
    while lines < size.height, let next = self.item(from: current, direction) {
      let height = addItem(next, at: direction)
      if next == item, height > 0 { return true }
      lines += height
      current = next
    }
    needsLayout = true
    return false
  }

  /// Whether items in view keep their heights and order, so that moving them is a layout.
  private var canShift: Bool {
    !needsLayout && !window.needsConfiguring && transitions.isEmpty && viewport.held == nil
      && !window.slots.isEmpty && !gate.isDoing(.layingOut) && !gate.isDoing(.traversing)
  }

  /// Whether at most a window of rows can be between two items.
  private func isClose(_ item: TableItem, to other: TableItem) -> Bool {
    if item.group == other.group { return abs(item.row - other.row) <= size.height }
    if item.group == other.group + 1 { return item.row <= size.height }
    guard item.group == other.group - 1 else { return false }
    return item.part > .row || store.rowCount(in: item.group) - item.row <= size.height
  }

  /// Adds items at an edge until a number of lines can be scrolled, and returns how many can.
  private func extend(_ edge: Direction, by lines: Int) -> Int {
    let slots = window.slots.indices
    guard let index = edge == .down ? slots.last : slots.first else { return 0 }
    var item = window.slots[index].item
    let hidden =
      edge == .down ? window.slots[index].endLine - size.height : -window.slots[index].line
    var missing = lines - hidden
    while missing > 0, let next = self.item(from: item, edge) {
      missing -= addItem(next, at: edge)
      item = next
    }
    return max(0, lines - max(0, missing))
  }

  /// Measures an item, adds it to those in view unless it has no height, and returns its height.
  private func addItem(_ item: TableItem, at edge: Direction) -> Int {
    let slot = measuredSlot(item)
    let height = slot.height
    guard height > 0 else { return 0 }
    // Moved, because copying a slot costs more than measuring a line.
    if edge == .down { window.addBelow(consume slot) } else { window.addAbove(consume slot) }
    return height
  }

  /// Moves the items in view, and recycles those that went out of it.
  private func settleShift(by distance: Int) {
    window.move(by: distance)
    window.removeOutOfView(height: size.height)
    if window.hasManyDeparted { recycleDeparted() }
    guard distance != 0, !window.slots.isEmpty else { return }
    anchor = ScrollAnchor(item: window.slots[0].item, offset: -window.slots[0].line)
    if anchor.offset == 0, isAtBeginning { anchor.item = firstItem ?? anchor.item }
    // The code that scrolls requests a frame, as it does after a layout.
    needsDisplay = true
  }
}
