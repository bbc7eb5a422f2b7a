/// The running transitions of a table: rows, and decorations of groups.
struct TransitionList {
  /// The time of the next animation frame, or `nil` if none is scheduled.
  var nextFrame: Duration?

  /// The items that are entering, in table order, with their transitions.
  private(set) var coming: [(item: TableItem, transition: RowTransition)] = []

  /// The items that are leaving; those before the same item are in table order.
  private(set) var leaving: [DepartingItem] = []

  /// The rows that are expanding or collapsing, by path.
  var unfolding: [RowPath: RowUnfolding] = [:]

  /// Whether nothing is animating.
  var isEmpty: Bool { coming.isEmpty && leaving.isEmpty && unfolding.isEmpty }

  /// Returns the transition of an item that is entering, or `nil` if it isn't.
  func coming(_ item: TableItem) -> RowTransition? {
    let index = coming.partitionPoint { $0.item < item }
    return index < coming.count && coming[index].item == item ? coming[index].transition : nil
  }

  /// Returns the time at which the first line stops being faint.
  ///
  /// - Parameter height: Returns the height of an item when it isn't animating.
  /// - Returns: The time, or `nil` if anything is animated but single lines that fade in, which move
  ///   nothing.
  func fadeEnd(height: (TableItem) -> Int) -> Duration? {
    guard leaving.isEmpty, unfolding.isEmpty,
      coming.allSatisfy({ $0.transition.fades && height($0.item) == 1 })
    else { return nil }
    return coming.lazy.map(\.transition.faintEnd).min()
  }

  /// Ends the entries of items that aren't faint any more, and returns the items.
  mutating func endFades(at now: Duration) -> [TableItem] {
    let ended = coming.filter { $0.transition.faintEnd <= now }.map(\.item)
    coming.removeAll { $0.transition.faintEnd <= now }
    return ended
  }

  /// Begins the entry of an item.
  mutating func begin(_ item: TableItem, _ transition: RowTransition) {
    let index = coming.partitionPoint { $0.item < item }
    if index < coming.count, coming[index].item == item {
      coming[index].transition = transition
    } else {
      coming.insert((item, transition), at: index)
    }
  }

  /// Ends the transitions of items that are certainly out of view, if there are many.
  ///
  /// Each item takes at least a line, so that only those nearest to the anchor can be in view. Many
  /// changes between two frames thus cost no more each than a few.
  ///
  /// - Parameters:
  ///   - height: The height of the window in lines.
  ///   - anchor: The item to which the window is anchored.
  /// - Returns: The rows that are gone.
  mutating func limit(to height: Int, around anchor: TableItem) -> [WindowSlot] {
    if coming.count > 4 * height {
      let index = coming.partitionPoint { $0.item < anchor }
      coming = Array(coming[max(0, index - height)..<min(coming.count, index + height)])
    }
    guard leaving.count > 4 * height else { return [] }
    let isOut = { (slot: WindowSlot) in slot.height <= 0 || slot.line >= height }
    let gone = leaving.map(\.slot).filter(isOut)
    leaving.removeAll { isOut($0.slot) }
    return gone
  }

  /// Begins the departure of an item, which stays above those below it that precede the same item.
  mutating func begin(_ item: DepartingItem) {
    let below = leaving.firstIndex {
      $0.successor == item.successor && $0.slot.line > item.slot.line
    }
    leaving.insert(item, at: below ?? leaving.count)
  }

  mutating func updateLeaving(_ body: (inout DepartingItem) -> Void) {
    for index in leaving.indices { body(&leaving[index]) }
  }

  /// Updates all transitions after a change.
  mutating func follow(_ changes: TableChanges) {
    guard !isEmpty else { return }
    followComing(changes)
    if !unfolding.isEmpty {
      unfolding = unfolding.reduce(into: [:]) { moved, row in
        if let path = changes.newPath(for: row.key) { moved[path] = row.value }
      }
    }
    updateLeaving { row in row.successor = row.successor.flatMap { $0.following(changes) } }
  }

  private mutating func followComing(_ changes: TableChanges) {
    var (kept, isSorted) = (0, true)
    for index in coming.indices {
      guard let item = coming[index].item.following(changes) else { continue }
      coming[kept] = (item, coming[index].transition)
      if kept > 0, item < coming[kept - 1].item { isSorted = false }
      kept += 1
    }
    coming.removeSubrange(kept...)
    if !isSorted { coming.sort { $0.item < $1.item } }
  }

  /// Removes finished transitions, and returns the rows that have collapsed and those that are gone.
  mutating func prune(at now: Duration) -> (closed: [RowPath], gone: [WindowSlot]) {
    let closed = unfolding.filter { $0.value.isClosing && $0.value.course.isOver(at: now) }
    unfolding = unfolding.filter { !$0.value.course.isOver(at: now) }
    coming.removeAll { $0.transition.course.isOver(at: now) }
    let gone = leaving.filter { $0.transition.course.isOver(at: now) }.map(\.slot)
    leaving.removeAll { $0.transition.course.isOver(at: now) }
    return (Array(closed.keys), gone)
  }

  /// Ends the departures of the last rows of a group, because the group is shown again, and returns the
  /// rows.
  mutating func endHiding(_ group: Int) -> [WindowSlot] {
    let isHiding = { (row: DepartingItem) in
      row.slot.item.part == .row && row.successor == TableItem(group: group, .bottomEdge)
    }
    defer { leaving.removeAll(where: isHiding) }
    return leaving.filter(isHiding).map(\.slot)
  }

  /// Removes the departing row that a cell shows, and returns whether there was one.
  mutating func forgetLeaving(_ cell: TableCell) -> Bool {
    let count = leaving.count
    leaving.removeAll { $0.slot.cell === cell }
    return leaving.count < count
  }

  /// Removes all transitions and returns the departing rows.
  mutating func removeAll() -> [WindowSlot] {
    defer { self = TransitionList() }
    return leaving.map(\.slot)
  }
}
