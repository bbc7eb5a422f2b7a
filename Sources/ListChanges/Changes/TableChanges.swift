/// The changes to the groups and rows of a table between two states.
///
/// Old paths refer to the table before all changes, new paths to the table after all of them,
/// independent of the order of the requests. Groups and rows in none of the lists kept their order;
/// only their paths shifted. Rows of removed and inserted groups are not listed, except those that
/// moved out of or into them.
///
/// Use ``recordPath(for:)`` for state of a record, such as a mark on a contact, and
/// ``newPath(for:)`` for state of the picture, such as a scroll position:
///
/// ```swift
/// let marked = [RowPath(group: 0, row: 1)]
/// let moved = marked.compactMap { changes.recordPath(for: $0) }
/// ```
public struct TableChanges: Sendable {
  package let groups: PositionChanges

  /// The rows removed from groups that still exist, ascending by old path.
  @usableFromInline package let removedRows: [Rows]

  /// The rows inserted into groups that existed before, ascending by new path.
  @usableFromInline package let insertedRows: [Rows]

  /// The rows moved within a group or between groups, ascending by old path.
  @usableFromInline package let movedRows: [Move<RowPath>]

  /// The moved rows, ascending by new path.
  package let arrivedRows: [Move<RowPath>]

  /// The rows that were matched only by kind and place, ascending by old path.
  ///
  /// Other objects are in these places now, and may represent other records.
  @usableFromInline package let replacedRows: [Rows]

  /// The new paths of rows that were recognized as the same records, by old path.
  private var recognized: [RowPath: RowPath] = [:]

  let stayed: [StayedRows]
  private let stayedByTarget: [StayedRows]

  /// Creates changes from ascending rows, and moves ascending by old path and by new path.
  ///
  /// `rowCount` returns the old number of rows of an old group with changes inside.
  @usableFromInline package init(
    groups: PositionChanges, removedRows: [Rows], insertedRows: [Rows],
    movedRows: [Move<RowPath>], arrivedRows: [Move<RowPath>], replacedRows: [Rows] = [],
    rowCount: (Int) -> Int
  ) {
    self.groups = groups
    self.removedRows = removedRows
    self.insertedRows = insertedRows
    self.movedRows = movedRows
    self.arrivedRows = arrivedRows
    self.replacedRows = replacedRows
    stayed = StayedRows.runs(
      groups, gone: Rows.merged(removedRows, movedRows.lazy.map(\.from)),
      come: Rows.merged(insertedRows, arrivedRows.lazy.map(\.to)), rowCount: rowCount)
    stayedByTarget =
      groups.moved.isEmpty
      ? stayed : stayed.sorted { ($0.new, $0.length) < ($1.new, $1.length) }
  }

  /// Creates the changes of an unchanged table.
  package init(unchanged groupCount: Int) {
    self.init(
      groups: PositionChanges(unchanged: groupCount), removedRows: [], insertedRows: [],
      movedRows: [], arrivedRows: []
    ) { _ in 0 }
  }

  // MARK: Groups

  /// The old positions of the removed groups, ascending.
  package var removedGroups: [Int] { groups.removed }

  /// The new positions of the inserted groups, ascending.
  package var insertedGroups: [Int] { groups.inserted }

  /// The moved groups, ascending by old position.
  package var movedGroups: [Move<Int>] { groups.moved }

  /// The old number of groups.
  package var oldGroupCount: Int { groups.oldCount }

  /// The new number of groups.
  package var newGroupCount: Int { groups.newCount }

  /// Whether rows were inserted, and nothing else changed.
  package var onlyInsertsRows: Bool {
    groups.isEmpty && removedRows.isEmpty && movedRows.isEmpty && !insertedRows.isEmpty
  }

  // MARK: Counting

  /// Whether nothing was removed, inserted or moved.
  public var isEmpty: Bool {
    groups.isEmpty && removedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// Whether groups or rows were inserted or moved.
  package var bringsItems: Bool { insertsItems || moveCount > 0 }

  /// Whether groups or rows were inserted.
  package var insertsItems: Bool { !groups.inserted.isEmpty || !insertedRows.isEmpty }

  /// The number of moved groups and rows.
  package var moveCount: Int { groups.moved.count + movedRows.count }

  /// The removed and moved rows by old position, last first in each group, for removing them range
  /// by range.
  package var vacatedRows: [Rows] {
    (removedRows + movedRows.map { Rows($0.from) }).sorted {
      ($0.group, $0.rows.lowerBound) > ($1.group, $1.rows.lowerBound)
    }
  }

  // MARK: Lookup

  /// Returns whether the row at an old path moved relative to others, in O(log changes).
  package func moves(_ old: RowPath) -> Bool {
    let move = movedRows.partitionPoint { $0.from < old }
    return move < movedRows.count && movedRows[move].from == old
  }

  /// Returns whether the group at an old position moved relative to others, in O(log changes).
  package func movesGroup(_ old: Int) -> Bool {
    let moved = groups.moved
    let move = moved.partitionPoint { $0.from < old }
    return move < moved.count && moved[move].from == old
  }

  /// Returns the new position of a group, or `nil` if it was removed or out of range, in O(log
  /// changes).
  public func newGroup(for old: Int) -> Int? { groups.newPosition(for: old) }

  /// Returns the old position of a group, or `nil` if it was inserted or is out of range, in O(log
  /// changes).
  package func oldGroup(for new: Int) -> Int? { groups.oldPosition(for: new) }

  /// Returns the new path of a row, or `nil` if it was removed, in O(log changes).
  ///
  /// Rows of groups without changes inside are not counted, so a path beyond the last row of such a
  /// group follows the group.
  public func newPath(for old: RowPath) -> RowPath? {
    let move = movedRows.partitionPoint { $0.from < old }
    if move < movedRows.count, movedRows[move].from == old { return movedRows[move].to }
    let index = stayed.partitionPoint { $0.old <= old } - 1
    if index >= 0, stayed[index].old.group == old.group { return stayed[index].newPath(for: old) }
    return old.row < 0 ? nil : newGroup(for: old.group).map { RowPath(group: $0, row: old.row) }
  }

  /// Returns the new path of a row's record, in O(log changes).
  ///
  /// Returns the same as ``newPath(for:)``, but `nil` for a row that was matched only by kind and
  /// place.
  public func recordPath(for old: RowPath) -> RowPath? {
    recognized[old] ?? (isReplaced(old) ? nil : newPath(for: old))
  }

  /// Returns whether the row at an old path was matched only by kind and place, in O(log changes).
  package func isReplaced(_ old: RowPath) -> Bool {
    let next = replacedRows.partitionPoint {
      ($0.group, $0.rows.upperBound) <= (old.group, old.row)
    }
    guard next < replacedRows.count, replacedRows[next].group == old.group else { return false }
    return replacedRows[next].rows.contains(old.row)
  }

  /// Takes a row that was replaced, or seems to have left, for the same record as one that stands
  /// there now.
  package mutating func recognize(_ old: RowPath, at new: RowPath) {
    recognized[old] = new
  }

  /// Returns the old path of a row, or `nil` if it was inserted, in O(log changes).
  package func oldPath(for new: RowPath) -> RowPath? {
    let move = arrivedRows.partitionPoint { $0.to < new }
    if move < arrivedRows.count, arrivedRows[move].to == new { return arrivedRows[move].from }
    let index = stayedByTarget.partitionPoint { $0.new <= new } - 1
    if index >= 0, stayedByTarget[index].new.group == new.group {
      return stayedByTarget[index].oldPath(for: new)
    }
    return new.row < 0 ? nil : oldGroup(for: new.group).map { RowPath(group: $0, row: new.row) }
  }
}
