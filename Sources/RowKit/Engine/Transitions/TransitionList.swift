/// The rows that are on their way into a table or out of it.
struct TransitionList {
  /// Rows that come, by path.
  private(set) var coming: [RowPath: RowTransition] = [:]

  /// Rows that leave, in the order of the table.
  private(set) var leaving: [DepartingRow] = []

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

  /// Begins a row's way in.
  mutating func begin(_ path: RowPath, _ transition: RowTransition) {
    coming[path] = transition
  }

  /// Begins a row's way out.
  mutating func begin(_ row: DepartingRow) {
    leaving.append(row)
  }

  /// Changes what is known of the rows that leave.
  mutating func updateLeaving(_ body: (inout DepartingRow) -> Void) {
    for index in leaving.indices { body(&leaving[index]) }
  }

  /// Follows the rows through a change.
  mutating func follow(_ changes: TableChanges) {
    guard !isEmpty else { return }
    var moved: [RowPath: RowTransition] = [:]
    for (path, transition) in coming {
      if let path = changes.newPath(for: path) { moved[path] = transition }
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
    let closed = unfolding.filter { $0.value.isClosing && $0.value.isOver(at: now) }
    unfolding = unfolding.filter { !$0.value.isOver(at: now) }
    coming = coming.filter { !$0.value.isOver(at: now) }
    for row in leaving where row.transition.isOver(at: now) { recycle(row.slot) }
    leaving.removeAll { $0.transition.isOver(at: now) }
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
