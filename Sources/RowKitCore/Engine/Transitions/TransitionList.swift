/// The running transitions of a table: rows, and decorations of groups.
struct TransitionList {
  /// The transitions of items that are entering.
  private(set) var coming: [TableItem: RowTransition] = [:]

  /// The items that are leaving, in table order.
  private(set) var leaving: [DepartingItem] = []

  /// The rows that are expanding or collapsing, by path.
  private(set) var unfolding: [RowPath: RowUnfolding] = [:]

  /// Whether nothing is animating.
  var isEmpty: Bool { coming.isEmpty && leaving.isEmpty && unfolding.isEmpty }

  /// Begins expanding or collapsing a row.
  mutating func begin(_ path: RowPath, _ unfolding: RowUnfolding) {
    self.unfolding[path] = unfolding
  }

  /// Ends the expansion or collapse of a row.
  mutating func endUnfolding(_ path: RowPath) {
    unfolding[path] = nil
  }

  /// Begins the entry of an item.
  mutating func begin(_ item: TableItem, _ transition: RowTransition) {
    coming[item] = transition
  }

  /// Begins the departure of an item.
  mutating func begin(_ item: DepartingItem) {
    leaving.append(item)
  }

  /// Updates each departing item.
  mutating func updateLeaving(_ body: (inout DepartingItem) -> Void) {
    for index in leaving.indices { body(&leaving[index]) }
  }

  /// Updates all transitions after a change.
  mutating func follow(_ changes: TableChanges) {
    guard !isEmpty else { return }
    var moved: [TableItem: RowTransition] = [:]
    for (item, transition) in coming {
      if let item = item.following(changes) { moved[item] = transition }
    }
    coming = moved
    unfolding = unfolding.reduce(into: [:]) { moved, row in
      if let path = changes.newPath(for: row.key) { moved[path] = row.value }
    }
    updateLeaving { row in row.successor = row.successor.flatMap { $0.following(changes) } }
  }

  /// Removes finished transitions and passes rows that are gone to a closure.
  ///
  /// - Returns: The rows that finished collapsing.
  mutating func prune(at now: Duration, _ recycle: (WindowSlot) -> Void) -> [RowPath] {
    let closed = unfolding.filter { $0.value.isClosing && $0.value.course.isOver(at: now) }
    unfolding = unfolding.filter { !$0.value.course.isOver(at: now) }
    coming = coming.filter { !$0.value.course.isOver(at: now) }
    for row in leaving where row.transition.course.isOver(at: now) { recycle(row.slot) }
    leaving.removeAll { $0.transition.course.isOver(at: now) }
    return Array(closed.keys)
  }

  /// Removes the departing row that a cell shows.
  mutating func forgetLeaving(_ cell: TableCell) {
    leaving.removeAll { $0.slot.cell === cell }
  }

  /// Removes all transitions and passes departing rows to a closure.
  mutating func removeAll(_ recycle: (WindowSlot) -> Void) {
    for row in leaving { recycle(row.slot) }
    self = TransitionList()
  }
}

extension TableItem {
  /// Returns the item after a change, or `nil` if it was removed.
  func following(_ changes: TableChanges) -> TableItem? {
    if let path { return changes.newPath(for: path).map { TableItem($0) } }
    return changes.newGroup(for: group).map { TableItem(group: $0, part) }
  }
}
