/// The removals, insertions and moves between two states of a list.
package struct ListEdits: Sendable {
  /// The removed old positions, ascending.
  var removed: [Int] = []

  /// The inserted new positions, ascending.
  var inserted: [Int] = []

  /// The moves, ascending by old position.
  var moved: [TableChanges.Move<Int>] = []

  /// The moves, ascending by new position.
  var arrived: [TableChanges.Move<Int>] = []

  /// Creates an empty set of edits.
  init() {}

  /// Creates edits from ascending positions and moves in any order.
  package init(removed: [Int], inserted: [Int], moved: [TableChanges.Move<Int>]) {
    self.removed = removed
    self.inserted = inserted
    self.moved = moved.sorted { $0.from < $1.from }
    arrived = moved.sorted { $0.to < $1.to }
  }

  /// Creates edits from a few removals and insertions, pairing equal ones as moves.
  init<ID: Equatable>(
    _ probe: EditProbe, from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>
  ) {
    var (removed, inserted) = ([Int](), probe.inserted)
    var moved: [TableChanges.Move<Int>] = []
    for source in probe.removed {
      if let index = inserted.firstIndex(where: { new[$0] == old[source] }) {
        moved.append(.init(from: source, to: inserted.remove(at: index)))
      } else {
        removed.append(source)
      }
    }
    self.init(removed: removed, inserted: inserted, moved: moved)
  }

  /// Creates edits from pairs.
  ///
  /// As many pairs as possible stay; all others move.
  init(_ pairing: IDPairing) {
    let stays = IncreasingRun(pairing.targets)
    moved.reserveCapacity(stays.outside)
    arrived.reserveCapacity(stays.outside)
    for (source, target) in pairing.targets.enumerated() {
      if target < 0 {
        removed.append(source)
      } else if !stays.contains[source] {
        moved.append(.init(from: source, to: Int(target)))
      }
    }
    for (target, source) in pairing.sources.enumerated() {
      if source < 0 {
        inserted.append(target)
      } else if !stays.contains[Int(source)] {
        arrived.append(.init(from: Int(source), to: target))
      }
    }
  }

  /// Whether there are no edits.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Adds an offset to all positions.
  mutating func shift(by offset: Int) {
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
