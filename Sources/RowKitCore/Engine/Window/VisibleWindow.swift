/// The items in view, in order, and items formerly in view that may be used again.
///
/// Both lists keep their storage, so that scrolling allocates nothing.
struct VisibleWindow {
  /// The items in view, from the top.
  private(set) var slots: [WindowSlot] = []

  /// The items of the previous layout that aren't reused yet, in order.
  private var former: [WindowSlot] = []

  /// Items measured ahead of the layout, in no particular order.
  private var prepared: [WindowSlot] = []

  /// Begins a new layout.
  ///
  /// All items in view become former items.
  mutating func begin() {
    former.removeAll(keepingCapacity: true)
    swap(&slots, &former)
  }

  /// Restarts the layout from another position.
  ///
  /// Placed items count as measured ahead.
  mutating func restart() {
    prepared.append(contentsOf: slots)
    slots.removeAll(keepingCapacity: true)
  }

  /// Adds the next item in view.
  mutating func append(_ slot: WindowSlot) {
    slots.append(slot)
  }

  /// Keeps an item that was measured ahead of the layout.
  mutating func prepare(_ slot: WindowSlot) {
    prepared.append(slot)
  }

  /// Removes and returns an item that was in view or measured ahead, or `nil` if there is none.
  mutating func take(_ item: TableItem) -> WindowSlot? {
    if let index = prepared.lastIndex(where: { $0.item == item }) {
      return prepared.remove(at: index)
    }
    guard let index = VisibleWindow.index(of: item, in: former) else { return nil }
    // The emptied place remains, so that the list stays sorted without moving its elements.
    let slot = former[index]
    guard slot.height > 0 else { return nil }
    former[index].row = nil
    former[index].cell = nil
    former[index].token = nil
    former[index].height = 0
    return slot
  }

  /// Ends a layout and passes each unused item to a closure.
  mutating func end(_ recycle: (WindowSlot) -> Void) {
    for slot in former where slot.height > 0 { recycle(slot) }
    for slot in prepared { recycle(slot) }
    former.removeAll(keepingCapacity: true)
    prepared.removeAll(keepingCapacity: true)
  }

  /// Updates the rows in view after a change and passes all other items to a closure.
  mutating func follow(_ changes: TableChanges, _ recycle: (WindowSlot) -> Void) {
    // In place, because copying a slot costs more than the change.
    var kept = 0
    var isSorted = true
    for index in slots.indices {
      guard let path = slots[index].item.path, let target = changes.newPath(for: path) else {
        recycle(slots[index])
        continue
      }
      slots[index].item = TableItem(target)
      if kept < index { slots.swapAt(kept, index) }
      if kept > 0, slots[kept].item < slots[kept - 1].item { isSorted = false }
      kept += 1
    }
    slots.removeSubrange(kept...)
    if !isSorted { slots.sort { $0.item < $1.item } }
  }

  /// Renumbers the items in view after a change that leaves them as they are.
  mutating func renumber(_ changes: TableChanges) {
    for index in slots.indices {
      if let item = slots[index].item.following(changes) { slots[index].item = item }
    }
  }

  /// Removes items from view and passes each to a closure.
  mutating func remove(_ isGone: (TableItem) -> Bool, _ recycle: (WindowSlot) -> Void) {
    for slot in slots where isGone(slot.item) { recycle(slot) }
    slots.removeAll { isGone($0.item) }
  }

  /// Returns an item in view or measured ahead, or `nil` if it hasn't been measured.
  func measured(_ item: TableItem) -> WindowSlot? {
    // An item whose cell was taken away for a row of another type has no height yet.
    if let index = VisibleWindow.index(of: item, in: slots), slots[index].height > 0 {
      return slots[index]
    }
    return prepared.last { $0.item == item }
  }

  /// Returns the index of an item in view, or `nil` if it isn't in view.
  func index(of item: TableItem) -> Int? {
    VisibleWindow.index(of: item, in: slots)
  }

  /// Marks everything in view as drawn in its place.
  mutating func markDrawn() {
    // By index, because copying a slot costs more than the change.
    for index in slots.indices {
      slots[index].drawnLine = slots[index].line
      slots[index].needsDrawing = false
    }
  }

  /// Returns the distance that the drawn items have moved up since the last drawing.
  ///
  /// Marks items that moved by another distance than the first for drawing.
  mutating func shift() -> Int {
    var distance: Int?
    for index in slots.indices {
      guard let drawnLine = slots[index].drawnLine else { continue }
      let own = drawnLine - slots[index].line
      if distance == nil { distance = own }
      if own != distance { slots[index].needsDrawing = true }
    }
    return distance ?? 0
  }

  /// Updates an item in view.
  mutating func update(_ index: Int, _ body: (inout WindowSlot) -> Void) {
    body(&slots[index])
  }

  private static func index(of item: TableItem, in slots: [WindowSlot]) -> Int? {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].item == item ? low : nil
  }
}
