/// The removals, insertions and moves between two states of a list.
@usableFromInline package struct ListEdits: Sendable {
  /// The removed old positions, ascending.
  @usableFromInline package var removed: [Int] = []

  /// The inserted new positions, ascending.
  @usableFromInline package var inserted: [Int] = []

  /// The moves, ascending by old position.
  @usableFromInline package var moved: [TableChanges.Move<Int>] = []

  /// The moves, ascending by new position.
  @usableFromInline package var arrived: [TableChanges.Move<Int>] = []

  /// Creates an empty set of edits.
  @usableFromInline package init() {}

  /// Creates edits from ascending positions and moves in any order.
  @usableFromInline package init(removed: [Int], inserted: [Int], moved: [TableChanges.Move<Int>]) {
    self.removed = removed
    self.inserted = inserted
    self.moved = moved.sorted { $0.from < $1.from }
    arrived = moved.sorted { $0.to < $1.to }
  }

  /// Whether there are no edits.
  @usableFromInline package var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty
  }

  /// Adds an offset to all positions.
  @usableFromInline package mutating func shift(by offset: Int) {
    guard offset > 0 else { return }
    for index in removed.indices { removed[index] += offset }
    for index in inserted.indices { inserted[index] += offset }
    for index in moved.indices {
      moved[index].from += offset
      moved[index].to += offset
      arrived[index].from += offset
      arrived[index].to += offset
    }
  }
}
