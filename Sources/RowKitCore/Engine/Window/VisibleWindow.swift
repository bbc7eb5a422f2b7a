/// The items in view, in order, and items formerly in view that may be used again.
///
/// The lists keep their storage, so that scrolling allocates nothing. The window is an object, because
/// reading it through a copy would retain all items. It isn't isolated to the main actor, so that its
/// closures don't ask for the executor.
final class VisibleWindow {
  /// The items in view, from the top.
  ///
  /// They are moved out while they change. The compiler then knows that no access overlaps another one,
  /// and checks none at run time: a key reads the items about forty times.
  private(set) var slots: [WindowSlot] {
    _read { yield itemsInView }
    _modify {
      var changed: [WindowSlot] = []
      swap(&changed, &itemsInView)
      defer { swap(&changed, &itemsInView) }
      yield &changed
    }
  }

  private var itemsInView: [WindowSlot] = []

  /// The index at which the last item was found.
  private var lastFound = 0

  /// The group whose header sticks to the top, or `nil` if none does.
  ///
  /// Valid while ``knowsStickyGroup`` is `true`.
  private(set) var stickyGroup: Int?

  /// Whether the sticky header has been determined since the items last moved.
  var knowsStickyGroup = false

  /// The items that the next layout may use again.
  private var spare = SpareSlots()

  /// The cells of items that no longer are in view.
  let pool: ReusePool

  /// Whether a row in view must be configured again before the next layout.
  private(set) var needsConfiguring = false

  /// Creates an empty window.
  init(pool: ReusePool) { self.pool = pool }

  /// Begins a new layout.
  ///
  /// All items in view become former items.
  func begin() {
    knowsStickyGroup = false
    spare.beginLayout(&slots)
  }

  /// Restarts the layout from another position.
  ///
  /// Placed items count as measured ahead.
  func restart() { spare.prepare(contentsOf: &slots) }

  /// Adds the next item in view during a layout.
  func append(_ slot: consuming WindowSlot) { slots.append(slot) }

  /// Adds an item below those in view.
  func addBelow(_ slot: consuming WindowSlot) {
    knowsStickyGroup = false
    slot.line = slots.last?.endLine ?? 0
    slots.append(slot)
  }

  /// Adds an item above those in view.
  func addAbove(_ slot: consuming WindowSlot) {
    knowsStickyGroup = false
    slot.line = (slots.first?.line ?? 0) - slot.height
    slots.insert(slot, at: 0)
  }

  /// Moves all items up, or down for a negative distance.
  func move(by distance: Int) {
    knowsStickyGroup = false
    VisibleWindow.move(&slots, by: distance)
  }

  private static func move(_ slots: inout [WindowSlot], by distance: Int) {
    for index in slots.indices { slots[index].line -= distance }
  }

  /// Removes the items that are above or below a window of a height, which depart.
  func removeOutOfView(height: Int) { spare.takeOutOfView(&slots, height: height) }

  // MARK: Departed items

  /// Whether more items have departed than are worth keeping.
  var hasManyDeparted: Bool { spare.hasManyDeparted }

  /// Removes and returns a departed item, or `nil` if there is none.
  func popDeparted() -> WindowSlot? { spare.popDeparted() }

  // MARK: Configuring

  /// Requires a row in view to be configured before the next layout.
  func setNeedsConfiguring(_ index: Int) {
    slots[index].needsConfiguring = true
    needsConfiguring = true
  }

  /// Returns the index of a row that must be configured, or `nil` if there is none, and requires its
  /// configuration no longer.
  func takeIndexToConfigure(from start: Int) -> Int? {
    var index = start
    while index < slots.count {
      if slots[index].needsConfiguring {
        slots[index].needsConfiguring = false
        return index
      }
      index += 1
    }
    needsConfiguring = false
    return nil
  }

  /// Keeps an item that was measured ahead of the layout.
  func prepare(_ slot: consuming WindowSlot) { spare.prepare(slot) }

  /// Removes and returns an item that was in view, was measured ahead or has departed, or `nil` if
  /// there is none.
  ///
  /// Sets `hasDeparted` to `true` for a departed item, which must be drawn again.
  func take(_ item: TableItem, hasDeparted: inout Bool) -> WindowSlot? {
    spare.take(item, hasDeparted: &hasDeparted)
  }

  /// Ends a layout, after which unused items depart.
  func end() {
    knowsStickyGroup = false
    spare.endLayout()
  }

  /// Updates the rows in view after a change, and removes and returns all other items.
  func follow(_ changes: TableChanges) -> [WindowSlot] {
    knowsStickyGroup = false
    var gone: [WindowSlot] = []
    // In place, because copying a slot costs more than the change.
    var kept = 0
    var isSorted = true
    for index in slots.indices {
      guard let path = slots[index].item.path, let target = changes.newPath(for: path) else {
        gone.append(slots[index])
        continue
      }
      slots[index].item = TableItem(target)
      if kept < index { slots.swapAt(kept, index) }
      if kept > 0, slots[kept].item < slots[kept - 1].item { isSorted = false }
      kept += 1
    }
    slots.removeSubrange(kept...)
    if !isSorted { slots.sort { $0.item < $1.item } }
    return gone
  }

  /// Renumbers the items in view after a change that leaves them as they are.
  func renumber(_ changes: TableChanges) {
    knowsStickyGroup = false
    for index in slots.indices {
      if let item = slots[index].item.following(changes) { slots[index].item = item }
    }
  }

  /// Removes items from view and returns them.
  func remove(_ isGone: (TableItem) -> Bool) -> [WindowSlot] {
    knowsStickyGroup = false
    let gone = slots.filter { isGone($0.item) }
    slots.removeAll { isGone($0.item) }
    return gone
  }

  /// Returns the height of an item when it isn't animating, or `nil` if it hasn't been measured.
  func fullHeight(of item: TableItem) -> Int? {
    // An item whose cell was taken away for a row of another type has no height yet.
    if let index = VisibleWindow.index(of: item, in: slots), slots[index].height > 0 {
      return slots[index].fullHeight
    }
    return spare.fullHeight(of: item)
  }

  /// Returns the index of an item in view, or `nil` if it isn't in view.
  ///
  /// The last item that was found is looked at first: a key asks for the row with the cursor many times.
  func index(of item: TableItem) -> Int? {
    if lastFound < slots.count, slots[lastFound].item == item { return lastFound }
    guard let index = VisibleWindow.index(of: item, in: slots) else { return nil }
    lastFound = index
    return index
  }

  /// Returns the index of the first item from an index on that must be drawn, as all items in bare
  /// lines must, or `nil` if there is none.
  func nextToDraw(from start: Int, beside bare: Range<Int>) -> Int? {
    let slots = slots
    var index = start
    while index < slots.count {
      if slots[index].needsDrawing { return index }
      if slots[index].line < bare.upperBound, slots[index].endLine > bare.lowerBound {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Notes the group whose header sticks to the top, or `nil` if none does.
  func noteStickyGroup(_ group: Int?) { (stickyGroup, knowsStickyGroup) = (group, true) }

  /// Marks everything in view as drawn in its place.
  func markDrawn() { VisibleWindow.markDrawn(&slots) }

  private static func markDrawn(_ slots: inout [WindowSlot]) {
    // By index, because copying a slot costs more than the change.
    for index in slots.indices {
      slots[index].drawnLine = slots[index].line
      slots[index].needsDrawing = false
    }
  }

  /// Returns the lines that have moved together since the last drawing, or `nil` if none have.
  ///
  /// They are those of the first item that moved and of the items below it that moved as far. Marks
  /// all other items that moved for drawing.
  ///
  /// - Parameter lines: The lines of the window in which items are drawn.
  /// - Returns: A hint within these lines, which is about all of them if every item moved as far.
  func shift(in lines: Range<Int>) -> ScrollHint? { VisibleWindow.shift(&slots, in: lines) }

  private static func shift(_ slots: inout [WindowSlot], in lines: Range<Int>) -> ScrollHint? {
    var first = 0
    while first < slots.count, !slots[first].hasMoved { first += 1 }
    guard first < slots.count, let distance = slots[first].distance else { return nil }
    let isWhole = slots[..<first].allSatisfy { $0.drawnLine == nil }
    let top = isWhole ? lines.lowerBound : min(slots[first].line, slots[first].line + distance)
    var (end, bottom) = (first, lines.lowerBound)
    while end < slots.count, slots[end].distance ?? distance == distance {
      bottom = max(bottom, slots[end].endLine + max(0, distance))
      end += 1
    }
    if end == slots.count { bottom = lines.upperBound }
    for index in end..<slots.count {
      if slots[index].hasMoved {
        slots[index].needsDrawing = true
      } else {
        bottom = min(bottom, slots[index].line)
      }
    }
    let moved = lines.clamped(to: top..<max(top, bottom))
    if isWhole || abs(distance) < moved.count {
      return ScrollHint(lines: moved, distance: distance)
    }
    for index in first..<end { slots[index].needsDrawing = true }
    return nil
  }

  /// Updates an item in view.
  func update(_ index: Int, _ body: (inout WindowSlot) -> Void) {
    body(&slots[index])
  }

  /// Returns the index of an item in a list in order, or `nil` if it isn't there.
  static func index(of item: TableItem, in slots: [WindowSlot]) -> Int? {
    // Most items that are sought after a jump are beyond one end.
    guard let last = slots.indices.last, slots[0].item <= item, item <= slots[last].item else {
      return nil
    }
    let index = lowerBound(item, in: slots)
    return index < slots.count && slots[index].item == item ? index : nil
  }

  /// Returns the index of the first item at or after another.
  static func lowerBound(_ item: TableItem, in slots: [WindowSlot]) -> Int {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
