/// Scrolling by less than a window: items in view move, and only those that come into view are
/// measured.
extension TableView {
  /// Scrolls down, or up if the number of lines is negative, as far as possible.
  ///
  /// Returns `false` if the window needs a complete layout instead.
  func shiftWindow(by lines: Int) -> Bool {
    guard canShift, abs(lines) < size.height else { return false }
    gate.begin(.layingOut)
    defer { gate.end(.layingOut) }
    let distance = lines > 0 ? extendDown(lines) : extendUp(-lines)
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
    let isDown = item > last
    while lines < size.height,
      let next = isDown ? self.item(after: current) : self.item(before: current)
    {
      let height = addItem(next, below: isDown)
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

  /// Adds items below until a number of lines can be scrolled, and returns how many can.
  private func extendDown(_ lines: Int) -> Int {
    guard var last = window.slots.last?.item else { return 0 }
    var end = window.slots.last?.endLine ?? 0
    while end - lines < size.height, let next = item(after: last) {
      end += addItem(next, below: true)
      last = next
    }
    return max(0, min(lines, end - size.height))
  }

  /// Adds items above until a number of lines can be scrolled, and returns how many can, as a
  /// negative number.
  private func extendUp(_ lines: Int) -> Int {
    guard var first = window.slots.first?.item else { return 0 }
    var top = window.slots.first?.line ?? 0
    while top + lines > 0, let previous = item(before: first) {
      top -= addItem(previous, below: false)
      first = previous
    }
    return -max(0, min(lines, -top))
  }

  /// Measures an item, adds it beside those in view unless it has no height, and returns its
  /// height.
  private func addItem(_ item: TableItem, below isBelow: Bool) -> Int {
    add(measuredSlot(item), below: isBelow)
  }

  private func add(_ slot: consuming WindowSlot, below isBelow: Bool) -> Int {
    let height = slot.height
    guard height > 0 else { return 0 }
    if isBelow { window.addBelow(slot) } else { window.addAbove(slot) }
    return height
  }

  /// Moves the items in view, and recycles those that went out of it.
  private func settleShift(by distance: Int) {
    window.move(by: distance)
    window.removeOutOfView(height: size.height)
    if window.hasManyDeparted { recycleDeparted() }
    guard distance != 0, let first = window.slots.first else { return }
    anchor = ScrollAnchor(item: first.item, offset: -first.line)
    if anchor.offset == 0, isAtBeginning { anchor.item = firstItem ?? anchor.item }
    // The code that scrolls requests a frame, as it does after a layout.
    needsDisplay = true
  }
}
