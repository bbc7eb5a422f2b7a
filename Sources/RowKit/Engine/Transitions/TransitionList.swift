/// What is on its way into a table or out of it: rows, and what stands around those of a group.
struct TransitionList {
  /// What comes.
  private(set) var coming: [TableItem: RowTransition] = [:]

  /// What leaves, in the order of the table.
  private(set) var leaving: [DepartingItem] = []

  /// Rows that open or close, by path.
  private(set) var unfolding: [RowPath: RowUnfolding] = [:]

  /// Whether nothing is on its way.
  var isEmpty: Bool { coming.isEmpty && leaving.isEmpty && unfolding.isEmpty }

  /// Begins to open or close a row.
  mutating func begin(_ path: RowPath, _ unfolding: RowUnfolding) {
    self.unfolding[path] = unfolding
  }

  /// Forgets that a row opens or closes.
  mutating func endUnfolding(_ path: RowPath) {
    unfolding[path] = nil
  }

  /// Begins an item's way in.
  mutating func begin(_ item: TableItem, _ transition: RowTransition) {
    coming[item] = transition
  }

  /// Begins an item's way out.
  mutating func begin(_ item: DepartingItem) {
    leaving.append(item)
  }

  /// Changes what is known of what leaves.
  mutating func updateLeaving(_ body: (inout DepartingItem) -> Void) {
    for index in leaving.indices { body(&leaving[index]) }
  }

  /// Follows everything through a change.
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

  /// Forgets what is over; rows that are gone are handed to a closure.
  ///
  /// - Returns: The rows that are closed now.
  mutating func prune(at now: Duration, _ recycle: (WindowSlot) -> Void) -> [RowPath] {
    let closed = unfolding.filter { $0.value.isClosing && $0.value.course.isOver(at: now) }
    unfolding = unfolding.filter { !$0.value.course.isOver(at: now) }
    coming = coming.filter { !$0.value.course.isOver(at: now) }
    for row in leaving where row.transition.course.isOver(at: now) { recycle(row.slot) }
    leaving.removeAll { $0.transition.course.isOver(at: now) }
    return Array(closed.keys)
  }

  /// Forgets the row that a cell shows on its way out.
  mutating func forgetLeaving(_ cell: TableCell) {
    leaving.removeAll { $0.slot.cell === cell }
  }

  /// Forgets everything; rows that leave are handed to a closure.
  mutating func removeAll(_ recycle: (WindowSlot) -> Void) {
    for row in leaving { recycle(row.slot) }
    self = TransitionList()
  }
}

extension TableItem {
  /// The item after a change; nil when it went.
  func following(_ changes: TableChanges) -> TableItem? {
    if let path { return changes.newPath(for: path).map { TableItem($0) } }
    return changes.newGroup(for: group).map { TableItem(group: $0, part) }
  }
}
