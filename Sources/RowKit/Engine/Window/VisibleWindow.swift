/// The items in view, in order, and those that were in view before until they are used again or
/// given up.
///
/// Both lists keep their storage, so that scrolling allocates nothing.
struct VisibleWindow {
  /// The items in view, from the top.
  private(set) var slots: [WindowSlot] = []

  /// Items of the layout before, not taken over yet, in order.
  private var former: [WindowSlot] = []

  /// Items measured ahead of the layout, in no order.
  private var prepared: [WindowSlot] = []

  /// Begins a new layout: everything in view becomes former.
  mutating func begin() {
    former.removeAll(keepingCapacity: true)
    swap(&slots, &former)
  }

  /// Begins the layout again from another place: what was placed becomes measured ahead.
  mutating func restart() {
    prepared.append(contentsOf: slots)
    slots.removeAll(keepingCapacity: true)
  }

  /// Adds the next item in view.
  mutating func append(_ slot: WindowSlot) {
    slots.append(slot)
  }

  /// Keeps an item that was measured ahead for the layout to take.
  mutating func prepare(_ slot: WindowSlot) {
    prepared.append(slot)
  }

  /// Returns an item that was in view or measured ahead, and forgets it here; nil if there is
  /// none.
  mutating func take(_ item: TableItem) -> WindowSlot? {
    if let index = prepared.lastIndex(where: { $0.item == item }) {
      return prepared.remove(at: index)
    }
    guard let index = VisibleWindow.index(of: item, in: former) else { return nil }
    // The place is kept, emptied, so that the list stays sorted without moving its elements.
    let slot = former[index]
    guard slot.height > 0 else { return nil }
    former[index].row = nil
    former[index].cell = nil
    former[index].token = nil
    former[index].height = 0
    return slot
  }

  /// Gives up what was not taken over, handing each to a closure.
  mutating func end(_ recycle: (WindowSlot) -> Void) {
    for slot in former where slot.height > 0 { recycle(slot) }
    for slot in prepared { recycle(slot) }
    former.removeAll(keepingCapacity: true)
    prepared.removeAll(keepingCapacity: true)
  }

  /// Lets the rows in view follow a change; whatever else was in view is handed to a closure.
  mutating func follow(_ changes: TableChanges, _ recycle: (WindowSlot) -> Void) {
    // In place, because a copy of a slot costs more than the change.
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

  /// Lets everything in view follow a change that leaves it as it is, but for where that stands.
  mutating func renumber(_ changes: TableChanges) {
    for index in slots.indices {
      if let item = slots[index].item.following(changes) { slots[index].item = item }
    }
  }

  /// Takes items out of view, handing each to a closure.
  mutating func remove(_ isGone: (TableItem) -> Bool, _ recycle: (WindowSlot) -> Void) {
    for slot in slots where isGone(slot.item) { recycle(slot) }
    slots.removeAll { isGone($0.item) }
  }

  /// An item in view or measured ahead; nil if it was not measured.
  func measured(_ item: TableItem) -> WindowSlot? {
    // One whose cell was taken away, because another row needs another kind, has no height yet.
    if let index = VisibleWindow.index(of: item, in: slots), slots[index].height > 0 {
      return slots[index]
    }
    return prepared.last { $0.item == item }
  }

  /// The place of an item in view; nil if it is not.
  func index(of item: TableItem) -> Int? {
    VisibleWindow.index(of: item, in: slots)
  }

  /// Notes that everything in view was drawn where it stands.
  mutating func markDrawn() {
    // By index: a copy of a slot costs more than the change.
    for index in slots.indices {
      slots[index].drawnLine = slots[index].line
      slots[index].needsDrawing = false
    }
  }

  /// How far everything that was drawn before has moved up since; items that moved another distance
  /// than the first are marked for drawing.
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

  /// Changes an item in view.
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
