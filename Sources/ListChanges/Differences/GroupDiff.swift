/// A group that stayed and whose rows changed, during a comparison.
@usableFromInline struct GroupDiff {
  /// The old position of the group.
  @usableFromInline let old: Int

  /// The new position of the group.
  @usableFromInline let new: Int

  /// The rows between the common ends, before and after.
  @usableFromInline let middle: (old: Range<Int>, new: Range<Int>)

  /// Whether the rows have identifiers.
  ///
  /// If `false`, their changes are known only as ranges.
  @usableFromInline private(set) var hasIDs = false

  /// The changes of rows that are not all known by identifiers.
  private var runs: RunDifference?

  private var edits = ListEdits()
  private var replaced: [Int] = []
  private var departures: [Int] = []
  private var arrivals: [Int] = []

  @usableFromInline init(old: Int, new: Int, middle: (old: Range<Int>, new: Range<Int>)) {
    self.old = old
    self.new = new
    self.middle = middle
  }

  /// Whether the rows turned out to be unchanged.
  @usableFromInline var isUnchanged: Bool {
    runs?.isEmpty ?? edits.isEmpty
  }

  /// The removed rows with identifiers, ascending.
  @usableFromInline var removed: [Int] { edits.removed }

  /// The inserted rows with identifiers, ascending.
  @usableFromInline var inserted: [Int] { edits.inserted }

  // MARK: Comparing

  /// Sets the changes of rows that are not all known by identifiers.
  @usableFromInline mutating func take(_ difference: RunDifference) {
    runs = difference
    edits = ListEdits(removed: [], inserted: [], moved: difference.moved)
  }

  /// Sets the edits of the rows in the middle.
  @usableFromInline mutating func take(_ difference: ListDifference) {
    hasIDs = true
    edits = difference.edits
    edits.shift(by: middle.old.lowerBound)
  }

  // MARK: Moves between groups

  /// Marks ascending rows as moved to another group instead of removed.
  @usableFromInline mutating func depart(_ rows: [Int]) {
    departures = rows
    edits.removed = Self.difference(edits.removed, rows)
  }

  /// Marks ascending rows as moved here from another group instead of inserted.
  @usableFromInline mutating func arrive(_ rows: [Int]) {
    arrivals = rows
    edits.inserted = Self.difference(edits.inserted, rows)
  }

  /// Pairs removed rows with inserted rows at the same position that are alike.
  @usableFromInline mutating func pairAlike(_ isAlike: (Int) -> Bool) {
    let rows = Self.intersection(removed, inserted).filter(isAlike)
    guard !rows.isEmpty else { return }
    replaced = rows
    let gone = (removed + departures + edits.moved.map(\.from)).sorted()
    let come = (inserted + arrivals + edits.arrived.map(\.to)).sorted()
    var moved = edits.moved
    for row in rows {
      // If equal numbers left and arrived before it, the row keeps its position among the rows that
      // stayed.
      let (left, came) = (gone.partitionPoint { $0 < row }, come.partitionPoint { $0 < row })
      if left != came { moved.append(.init(from: row, to: row)) }
    }
    edits = ListEdits(removed: removed, inserted: inserted, moved: moved)
    edits.removed = Self.difference(removed, rows)
    edits.inserted = Self.difference(inserted, rows)
  }

  // MARK: Result

  /// Appends the removed rows to an ascending list of old rows.
  @usableFromInline func appendRemoved(to rows: inout [TableChanges.Rows]) {
    for range in runs?.removed ?? [] { rows.append(.init(group: old, rows: range)) }
    TableChanges.Rows.append(edits.removed, of: old, to: &rows)
  }

  /// Appends the inserted rows to an ascending list of new rows.
  @usableFromInline func appendInserted(to rows: inout [TableChanges.Rows]) {
    for range in runs?.inserted ?? [] { rows.append(.init(group: new, rows: range)) }
    TableChanges.Rows.append(edits.inserted, of: new, to: &rows)
  }

  /// Adds the rows that only kind and place matched, ascending by old path.
  @usableFromInline func appendReplaced(to rows: inout [TableChanges.Rows]) {
    for range in runs?.replaced ?? [] { rows.append(.init(group: old, rows: range)) }
    TableChanges.Rows.append(replaced, of: old, to: &rows)
  }

  /// The number of rows that changed their place within the group.
  @usableFromInline var moveCount: Int { edits.moved.count }

  /// Appends the moves within the group, ascending by old path.
  @usableFromInline func appendMoved(to paths: inout [TableChanges.Move<RowPath>]) {
    for move in edits.moved { paths.append(path(move)) }
  }

  /// Appends the moves within the group, ascending by new path.
  @usableFromInline func appendArrived(to paths: inout [TableChanges.Move<RowPath>]) {
    for move in edits.arrived { paths.append(path(move)) }
  }

  private func path(_ move: TableChanges.Move<Int>) -> TableChanges.Move<RowPath> {
    .init(from: RowPath(group: old, row: move.from), to: RowPath(group: new, row: move.to))
  }

  // MARK: Ascending lists

  /// Returns the numbers of an ascending list that are not in another one.
  private static func difference(_ numbers: [Int], _ others: [Int]) -> [Int] {
    var next = 0
    return numbers.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next == others.count || others[next] != number
    }
  }

  /// Returns the numbers in both of two ascending lists.
  private static func intersection(_ numbers: [Int], _ others: [Int]) -> [Int] {
    var next = 0
    return numbers.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next < others.count && others[next] == number
    }
  }
}
