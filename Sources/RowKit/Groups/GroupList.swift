/// The groups of a table: one array while they are as they were made, and once some came, went or
/// moved by position, runs of several arrays.
///
/// So a change of one group among 10^5 costs O(log groups) instead of a copy of all.
@MainActor final class GroupList {
  /// Consecutive groups; no two lists share any, so they are changed in place.
  private final class Run {
    var groups: [TableGroup]

    init(_ groups: [TableGroup]) {
      self.groups = groups
    }
  }

  private var runs: PieceTree<Run>

  /// How many groups the section index lists, once somebody asked.
  private var indexed: Int?

  /// Takes groups as they are, in O(1).
  init(_ groups: [TableGroup]) {
    runs = PieceTree(Run(groups), count: groups.count)
  }

  /// How many groups there are.
  var count: Int { runs.count }

  /// The positions of the groups.
  var indices: Range<Int> { 0..<count }

  /// The groups as one array: in O(1) while they stand in one, else they are put into one first.
  var all: [TableGroup] {
    if let whole { return whole.groups }
    var groups: [TableGroup] = []
    groups.reserveCapacity(count)
    runs.forEachPiece { run, ordinals in groups.append(contentsOf: run.groups[ordinals]) }
    runs = PieceTree(Run(groups), count: groups.count)
    return groups
  }

  /// Whether the section index lists any group; asked after every change, so it is remembered.
  var hasIndex: Bool {
    let known = indexed ?? indices.count { isIndexed($0) }
    indexed = known
    return known > 0
  }

  /// The array that a group stands in, and where in it: for reading without copying the group, while
  /// whatever is read may change the table.
  func place(of position: Int) -> (groups: [TableGroup], index: Int) {
    let (run, ordinal) = runs[position]
    return (run.groups, ordinal)
  }

  /// One of the groups.
  subscript(position: Int) -> TableGroup {
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
  func changeRows(of position: Int, _ change: (inout RowList) -> Void) {
    let (run, ordinal) = runs[position]
    var rows = run.groups[ordinal].rows
    // Given up for the time of the change, so that it has one owner and is changed in place.
    run.groups[ordinal].rows = RowList()
    change(&rows)
    run.groups[ordinal].rows = rows
  }

  // MARK: Coming, going and moving

  /// Lets groups go, come and move; those that come are given in their order.
  func arrange(_ changes: ListChanges, inserted: [TableGroup]) {
    guard !changes.isEmpty else { return }
    let editCount = changes.removed.count + changes.moved.count + inserted.count
    // Where much changes, and where there is little, one array is the cheaper.
    if editCount * 8 >= count || count < 64 {
      rebuild(changes, inserted)
    } else {
      edit(changes, inserted)
    }
  }

  private func rebuild(_ changes: ListChanges, _ inserted: [TableGroup]) {
    let old = all
    var coming = inserted.makeIterator()
    let groups = (0..<changes.newCount).compactMap { position in
      changes.oldPosition(for: position).map { old[$0] } ?? coming.next()
    }
    runs = PieceTree(Run(groups), count: groups.count)
    indexed = nil
  }

  private func edit(_ changes: ListChanges, _ inserted: [TableGroup]) {
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

  /// The same groups in the array in which the last ones stand, where those end it: groups appended
  /// one by one would take an array and a run each.
  private func extendingLast(_ groups: PieceTree<Run>) -> PieceTree<Run> {
    guard !runs.isEmpty else { return groups }
    let (run, ordinal) = runs[runs.count - 1]
    guard ordinal == run.groups.count - 1 else { return groups }
    groups.forEachPiece { other, ordinals in
      run.groups.append(contentsOf: other.groups[ordinals])
      // Given up there: no two arrays hold a group.
      for ordinal in ordinals { other.groups[ordinal] = TableGroup() }
    }
    return PieceTree(run, ordinals: ordinal + 1..<run.groups.count)
  }

  /// Gives up the rows of a group that goes, since the array it stands in stays.
  private func forget(_ position: Int) {
    if isIndexed(position) { indexed? -= 1 }
    let (run, ordinal) = runs[position]
    run.groups[ordinal] = TableGroup()
  }

  private func isIndexed(_ position: Int) -> Bool {
    let (groups, index) = place(of: position)
    return groups[index].indexTitle != nil
  }

  /// The run that holds all groups and nothing else; nil while there are several.
  private var whole: Run? {
    guard count > 0, runs.pieceCount == 1 else { return nil }
    let run = runs[0].base
    return run.groups.count == count ? run : nil
  }
}
