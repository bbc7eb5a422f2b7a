/// What became of the groups and rows of a table between two states.
///
/// Old paths are those before all changes, new paths those after all of them; the order in which
/// changes were asked for plays no part. Groups and rows that are in no list stayed: they kept their
/// order and only their paths shifted. The rows of removed groups left and the rows of inserted
/// groups came with them without being listed, except those that moved out of or into them.
///
/// Use ``newPath(for:)`` to carry over what is remembered by path, such as a mark on a contact:
///
/// ```swift
/// marked = marked.compactMap { changes.newPath(for: $0) }
/// ```
public struct TableChanges: Sendable {
  /// What became of the groups.
  let groups: ListChanges

  /// The rows that left groups that are still there, ascending by old path.
  public let removedRows: [Rows]

  /// The rows that came into groups that were there before, ascending by new path.
  public let insertedRows: [Rows]

  /// The rows that changed their place, within a group or between groups, ascending by old path.
  public let movedRows: [Move<RowPath>]

  /// The rows that changed their place, ascending by new path.
  let arrivedRows: [Move<RowPath>]
  private let stayed: [StayedRows]
  private let stayedByTarget: [StayedRows]

  /// Changes given by ascending rows, and moves ascending by old path and again by new path.
  ///
  /// `rowCount` is asked for the old number of rows of old groups that were changed inside.
  init(
    groups: ListChanges, removedRows: [Rows], insertedRows: [Rows],
    movedRows: [Move<RowPath>], arrivedRows: [Move<RowPath>], rowCount: (Int) -> Int
  ) {
    self.groups = groups
    self.removedRows = removedRows
    self.insertedRows = insertedRows
    self.movedRows = movedRows
    self.arrivedRows = arrivedRows
    stayed = StayedRows.runs(
      groups, gone: Rows.merged(removedRows, movedRows.lazy.map(\.from)),
      come: Rows.merged(insertedRows, arrivedRows.lazy.map(\.to)), rowCount: rowCount)
    stayedByTarget =
      groups.moved.isEmpty
      ? stayed : stayed.sorted { ($0.new, $0.length) < ($1.new, $1.length) }
  }

  /// Changes of a table that stayed as it was.
  init(unchanged groupCount: Int) {
    self.init(
      groups: ListChanges(unchanged: groupCount), removedRows: [], insertedRows: [],
      movedRows: [], arrivedRows: []
    ) { _ in 0 }
  }

  // MARK: Groups

  /// The old positions of the groups that left, ascending.
  public var removedGroups: [Int] { groups.removed }

  /// The new positions of the groups that came, ascending.
  public var insertedGroups: [Int] { groups.inserted }

  /// The groups that changed their place, ascending by old position.
  public var movedGroups: [Move<Int>] { groups.moved }

  /// The number of groups before.
  public var oldGroupCount: Int { groups.oldCount }

  /// The number of groups after.
  public var newGroupCount: Int { groups.newCount }

  // MARK: Counting

  /// Whether nothing left, came or moved.
  public var isEmpty: Bool {
    groups.isEmpty && removedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// The number of groups and rows that changed their place.
  public var moveCount: Int { groups.moved.count + movedRows.count }

  /// The rows that leave their places, by removal or to move, the last of each group first: for
  /// taking them out one range after the other.
  var vacatedRows: [Rows] {
    (removedRows + movedRows.map { Rows($0.from) }).sorted {
      ($0.group, $0.rows.lowerBound) > ($1.group, $1.rows.lowerBound)
    }
  }

  // MARK: Following

  /// Whether a row changed its place among others, by its old path; in O(log changes).
  public func moves(_ old: RowPath) -> Bool {
    let move = movedRows.partitionPoint { $0.from < old }
    return move < movedRows.count && movedRows[move].from == old
  }

  /// Whether a group changed its place among others, by its old position; in O(log changes).
  public func movesGroup(_ old: Int) -> Bool {
    let moved = groups.moved
    let move = moved.partitionPoint { $0.from < old }
    return move < moved.count && moved[move].from == old
  }

  /// Where a group is now, or nil if it left or never was; in O(log changes).
  public func newGroup(for old: Int) -> Int? { groups.newPosition(for: old) }

  /// Where a group was before, or nil if it came or is not there; in O(log changes).
  public func oldGroup(for new: Int) -> Int? { groups.oldPosition(for: new) }

  /// Where a row is now, or nil if it left; in O(log changes).
  ///
  /// Rows of groups without changes inside are not counted, so there a path beyond the last row goes
  /// along with its group.
  public func newPath(for old: RowPath) -> RowPath? {
    let move = movedRows.partitionPoint { $0.from < old }
    if move < movedRows.count, movedRows[move].from == old { return movedRows[move].to }
    let index = stayed.partitionPoint { $0.old <= old } - 1
    if index >= 0, stayed[index].old.group == old.group { return stayed[index].newPath(for: old) }
    return old.row < 0 ? nil : newGroup(for: old.group).map { RowPath(group: $0, row: old.row) }
  }

  /// Where a row was before, or nil if it came; in O(log changes).
  public func oldPath(for new: RowPath) -> RowPath? {
    let move = arrivedRows.partitionPoint { $0.to < new }
    if move < arrivedRows.count, arrivedRows[move].to == new { return arrivedRows[move].from }
    let index = stayedByTarget.partitionPoint { $0.new <= new } - 1
    if index >= 0, stayedByTarget[index].new.group == new.group {
      return stayedByTarget[index].oldPath(for: new)
    }
    return new.row < 0 ? nil : oldGroup(for: new.group).map { RowPath(group: $0, row: new.row) }
  }

  // MARK: Unmoved rows

  /// Whether a row neither moved nor went with a moved group, by its old path.
  func keepsOrder(_ old: RowPath) -> Bool { !moves(old) && !movesGroup(old.group) }

  /// Where the first of the rows of a group from an old path on that kept their order is now; nil if
  /// there is none, or the group moved.
  func stayedRow(from old: RowPath) -> RowPath? {
    guard !movesGroup(old.group), let group = newGroup(for: old.group) else { return nil }
    let runs = stayedRuns(of: old.group)
    guard !runs.isEmpty else { return RowPath(group: group, row: old.row) }
    for run in runs where run.old.row + run.length > old.row {
      return run.newPath(for: max(run.old, old))
    }
    return nil
  }

  /// Where the last of the rows of a group up to an old path that kept their order is now; nil if
  /// there is none, or the group moved.
  func stayedRow(upTo old: RowPath) -> RowPath? {
    guard !movesGroup(old.group), let group = newGroup(for: old.group) else { return nil }
    let runs = stayedRuns(of: old.group)
    guard !runs.isEmpty else { return RowPath(group: group, row: old.row) }
    for run in runs.reversed() where run.length > 0 && run.old <= old {
      let last = RowPath(group: old.group, row: run.old.row + run.length - 1)
      return run.newPath(for: min(last, old))
    }
    return nil
  }

  /// Where those of some rows are now, by their old paths, that kept their order.
  func stayedRows(of rows: Rows) -> [Rows] {
    guard !movesGroup(rows.group), let group = newGroup(for: rows.group) else { return [] }
    let runs = stayedRuns(of: rows.group)
    guard !runs.isEmpty else { return [Rows(group: group, rows: rows.rows)] }
    return runs.compactMap { run in
      let part = rows.rows.clamped(to: run.old.row..<run.old.row + run.length)
      let distance = run.new.row - run.old.row
      guard !part.isEmpty else { return nil }
      return Rows(
        group: group, rows: part.lowerBound + distance..<part.upperBound + distance)
    }
  }

  /// The runs of a group with changes inside; none for another.
  func stayedRuns(of group: Int) -> ArraySlice<StayedRows> {
    let start = stayed.partitionPoint { $0.old.group < group }
    let end = stayed.partitionPoint { $0.old.group <= group }
    return stayed[start..<end]
  }
}
