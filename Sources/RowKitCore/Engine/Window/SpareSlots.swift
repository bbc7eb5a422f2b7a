/// The items that a layout may use again instead of configuring their rows.
///
/// The lists keep their storage, so that scrolling allocates nothing. They are a value within an
/// object, so that a search through all of them checks the access once.
struct SpareSlots {
  /// The items of the previous layout that aren't reused yet, in order.
  private var former: [WindowSlot] = []

  /// The index of the former item after the last one that was reused, which is usually the next one.
  private var nextFormer = 0

  /// Items measured ahead of the layout, in no particular order.
  private var prepared: [WindowSlot] = []

  /// Items that left the view since the last frame, in no particular order.
  ///
  /// A key before the next frame may bring them back, without configuring their rows again.
  private var departed: [WindowSlot] = []

  /// The number of departed items above which all of them are recycled before the next frame.
  private static let departedLimit = 128

  /// Whether more items have departed than are worth keeping.
  var hasManyDeparted: Bool { departed.count > SpareSlots.departedLimit }

  /// Begins a layout, in which all items in view become former ones.
  mutating func beginLayout(_ slots: inout [WindowSlot]) {
    former.removeAll(keepingCapacity: true)
    swap(&slots, &former)
  }

  /// Ends a layout, after which unused items depart.
  mutating func endLayout() {
    while let last = former.indices.last {
      if former[last].height > 0 {
        departed.append(former.removeLast())
      } else {
        former.removeLast()
      }
    }
    departed.append(contentsOf: prepared)
    prepared.removeAll(keepingCapacity: true)
  }

  /// Keeps an item that was measured ahead of the layout.
  mutating func prepare(_ slot: consuming WindowSlot) { prepared.append(slot) }

  /// Keeps items that a layout placed before it began again.
  mutating func prepare(contentsOf slots: inout [WindowSlot]) {
    prepared.append(contentsOf: slots)
    slots.removeAll(keepingCapacity: true)
  }

  /// Moves the items that are above or below a window of a height here.
  mutating func takeOutOfView(_ slots: inout [WindowSlot], height: Int) {
    var above = 0
    while above < slots.count, slots[above].endLine <= 0 { above += 1 }
    // From the last to the first, because a layout takes them back from the first to the last.
    for index in (0..<above).reversed() {
      departed.append(SpareSlots.takeOut(index, of: &slots))
    }
    if above > 0 { slots.removeSubrange(..<above) }
    while let last = slots.indices.last, slots[last].line >= height {
      departed.append(slots.removeLast())
    }
  }

  /// Removes and returns a departed item, or `nil` if there is none.
  mutating func popDeparted() -> WindowSlot? { departed.popLast() }

  /// Removes and returns an item, or `nil` if there is none.
  ///
  /// Sets `hasDeparted` to `true` for a departed item, which must be drawn again.
  mutating func take(_ item: TableItem, hasDeparted: inout Bool) -> WindowSlot? {
    // Each result is returned at once, because an operator between them copies the slot.
    if let index = SpareSlots.lastIndex(of: item, in: prepared) {
      return prepared.remove(at: index)
    }
    if let index = formerIndex(of: item) {
      nextFormer = index + 1
      return SpareSlots.takeOut(index, of: &former)
    }
    guard let index = SpareSlots.lastIndex(of: item, in: departed) else { return nil }
    hasDeparted = true
    var slot = departed.removeLast()
    if index < departed.count { swap(&slot, &departed[index]) }
    (slot.drawnLine, slot.needsDrawing) = (nil, true)
    return slot
  }

  /// Returns the height of an item when it isn't animating, or `nil` if it is neither measured ahead
  /// nor departed.
  func fullHeight(of item: TableItem) -> Int? {
    if let height = SpareSlots.fullHeight(of: item, in: prepared) { return height }
    return SpareSlots.fullHeight(of: item, in: departed)
  }

  /// Returns the index of a former item that isn't reused yet, or `nil` if there is none.
  ///
  /// The places of reused items remain without height, so that the list stays sorted without moving
  /// its elements.
  private func formerIndex(of item: TableItem) -> Int? {
    let isNext = nextFormer < former.count && former[nextFormer].item == item
    let found = isNext ? nextFormer : VisibleWindow.index(of: item, in: former)
    guard let index = found, former[index].height > 0 else { return nil }
    return index
  }

  /// Returns the item at an index, without copying it, and leaves an empty slot in its place.
  private static func takeOut(_ index: Int, of slots: inout [WindowSlot]) -> WindowSlot {
    var slot = WindowSlot(item: slots[index].item)
    swap(&slot, &slots[index])
    return slot
  }

  /// Returns the height of an item in a list without order, or `nil` if it isn't there.
  private static func fullHeight(of item: TableItem, in slots: [WindowSlot]) -> Int? {
    guard let index = lastIndex(of: item, in: slots) else { return nil }
    // Read in place, because reading a property through the subscript copies the slot here.
    return slots.withUnsafeBufferPointer { $0[index].fullHeight }
  }

  /// Returns the last index of an item in a list without order, or `nil` if it isn't there.
  private static func lastIndex(of item: TableItem, in slots: [WindowSlot]) -> Int? {
    var index = slots.count - 1
    while index >= 0 {
      if slots[index].item == item { return index }
      index -= 1
    }
    return nil
  }
}
