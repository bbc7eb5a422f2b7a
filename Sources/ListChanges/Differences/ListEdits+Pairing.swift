extension ListEdits {
  /// Creates edits from a few removals and insertions, pairing equal ones as moves.
  @inlinable init<ID: Equatable>(
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
  @inlinable init(_ pairing: IDPairing) {
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
}
