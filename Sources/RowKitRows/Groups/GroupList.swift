/// The groups of a table: one array as constructed, and runs of several arrays once groups were
/// inserted, removed or moved by position.
///
/// A change of one group among 10^5 costs O(log groups) instead of a copy of all.
@MainActor package final class GroupList {
  /// Consecutive groups.
  ///
  /// No two lists share a run, so runs are changed in place.
  private final class Run {
    var groups: [TableGroup]

    init(_ groups: [TableGroup]) {
      self.groups = groups
    }
  }

  private var runs: PieceTree<Run>

  /// The number of groups that the section index lists, or `nil` until it is first read.
  private var indexed: Int?

  /// Creates a list of groups in O(1).
  package init(_ groups: [TableGroup]) {
    runs = PieceTree(Run(groups), count: groups.count)
  }

  /// The number of groups.
  package var count: Int { runs.count }

  /// The positions of the groups.
  package var indices: Range<Int> { 0..<count }

  /// The groups as one array.
  ///
  /// O(1) for a single run; otherwise the runs are joined first.
  package var all: [TableGroup] {
    if let whole { return whole.groups }
    var groups: [TableGroup] = []
    groups.reserveCapacity(count)
    runs.forEachPiece { run, ordinals in groups.append(contentsOf: run.groups[ordinals]) }
    runs = PieceTree(Run(groups), count: groups.count)
    return groups
  }

  /// Whether the section index lists any group.
  ///
  /// Cached, since it is read after every change.
  package var hasIndex: Bool {
    let known = indexed ?? indexedCount
    indexed = known
    return known > 0
  }

  private var indexedCount: Int {
    var count = 0
    runs.forEachPiece { run, ordinals in
      for index in ordinals where run.groups[index].indexTitle != nil { count += 1 }
    }
    return count
  }

  /// Returns the array that contains a group, and the group's index in it.
  ///
  /// Reading through the array avoids copying the group, even if the read changes the table.
  package func place(of position: Int) -> (groups: [TableGroup], index: Int) {
    let (run, ordinal) = runs[position]
    return (run.groups, ordinal)
  }

  /// Accesses the group at a position.
  package subscript(position: Int) -> TableGroup {
    get {
      let (run, ordinal) = runs[position]
      return run.groups[ordinal]
    }
    set {
      if let known = indexed {
        indexed = known - (isIndexed(position) ? 1 : 0) + (newValue.indexTitle == nil ? 0 : 1)
      }
      let (run, ordinal) = runs[position]
      run.groups[ordinal] = newValue
    }
  }

  /// Changes the rows of a group in place.
  package func changeRows(of position: Int, _ change: (inout RowList) -> Void) {
    let (run, ordinal) = runs[position]
    var rows = run.groups[ordinal].rows
    // The rows are taken out during the change, so that they have one owner and change in place.
    run.groups[ordinal].rows = RowList()
    change(&rows)
    run.groups[ordinal].rows = rows
  }

  // MARK: Inserting, removing and moving

  /// Removes and moves groups, and inserts others, given in order.
  package func arrange(_ changes: PositionChanges, inserted: [TableGroup]) {
    guard !changes.isEmpty else { return }
    let editCount = changes.removed.count + changes.moved.count + inserted.count
    // For many changes or few groups, one array is cheaper.
    if editCount * 8 >= count || count < 64 {
      rebuild(changes, inserted)
    } else {
      edit(changes, inserted)
    }
  }

  private func rebuild(_ changes: PositionChanges, _ inserted: [TableGroup]) {
    let old = all
    var coming = inserted.makeIterator()
    let groups = (0..<changes.newCount).compactMap { position in
      changes.oldPosition(for: position).map { old[$0] } ?? coming.next()
    }
    runs = PieceTree(Run(groups), count: groups.count)
    indexed = nil
  }

  private func edit(_ changes: PositionChanges, _ inserted: [TableGroup]) {
    var coming = changes.moved.map { (position: $0.to, groups: runs[$0.from..<$0.from + 1]) }
    for (position, group) in zip(changes.inserted, inserted) {
      coming.append((position, PieceTree(Run([group]), count: 1)))
      if group.indexTitle != nil { indexed? += 1 }
    }
    for position in changes.removed { forget(position) }
    let going = changes.removed + changes.moved.map(\.from)
    for position in going.sorted(by: >) { runs.remove(at: position) }
    for (position, groups) in coming.sorted(by: { $0.position < $1.position }) {
      runs.insert(position == runs.count ? extendingLast(groups) : groups, at: position)
    }
  }

  /// Appends groups to the array of the last run, if the run ends with it, and returns them as a
  /// run.
  ///
  /// Otherwise each appended group would need a separate array and run.
  private func extendingLast(_ groups: PieceTree<Run>) -> PieceTree<Run> {
    guard !runs.isEmpty else { return groups }
    let (run, ordinal) = runs[runs.count - 1]
    guard ordinal == run.groups.count - 1 else { return groups }
    groups.forEachPiece { other, ordinals in
      run.groups.append(contentsOf: other.groups[ordinals])
      // Cleared there: no two arrays hold a group.
      for ordinal in ordinals { other.groups[ordinal] = TableGroup() }
    }
    return PieceTree(run, ordinals: ordinal + 1..<run.groups.count)
  }

  /// Releases the rows of a removed group, since the array that contains it stays.
  private func forget(_ position: Int) {
    if isIndexed(position) { indexed? -= 1 }
    let (run, ordinal) = runs[position]
    run.groups[ordinal] = TableGroup()
  }

  private func isIndexed(_ position: Int) -> Bool {
    let (groups, index) = place(of: position)
    return groups[index].indexTitle != nil
  }

  /// The run that holds exactly all groups, or `nil` if there are several.
  private var whole: Run? {
    guard count > 0, runs.pieceCount == 1 else { return nil }
    let run = runs[0].base
    return run.groups.count == count ? run : nil
  }
}
