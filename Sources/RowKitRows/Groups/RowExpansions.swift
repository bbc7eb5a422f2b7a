import ListChanges

/// A move of a row with its children.
package struct RowMove {
  /// The path before the move.
  package let path: RowPath

  /// The path after the move.
  package let newPath: RowPath

  /// The path, before the move, of the row that is to follow the moved one.
  package let place: RowPath

  /// The path before the move, not counting the children of other rows.
  package let position: RowPath

  /// The path after the move, not counting the children of other rows.
  package let newPosition: RowPath
}

/// The expanded rows of a table, by path.
@usableFromInline package struct RowExpansions {
  /// The state of an expanded row.
  @usableFromInline package struct Expansion {
    /// The number of rows below the row that belong to it, including their own children.
    package var rowCount = 0

    /// The index of the part that receives keys.
    package var part = 0

    /// The object that the row keeps while it is expanded.
    package var value: AnyObject?

    /// The row whose children are shown, kept because its list may create another object each time.
    package var row: (any ExpandableRow)?

    package init(rowCount: Int = 0, part: Int = 0, row: (any ExpandableRow)? = nil) {
      self.rowCount = rowCount
      self.part = part
      self.row = row
    }
  }

  package init() {}

  @usableFromInline var expansions: [RowPath: Expansion] = [:] { didSet { memo = Memo() } }

  /// A cache for the current expansions, replaced when they change.
  private var memo = Memo()

  private final class Memo {
    var index: OpenRowIndex?
  }

  /// Whether no row is expanded.
  @inlinable package var isEmpty: Bool { expansions.isEmpty }

  /// The paths of the expanded rows, in order.
  package var paths: [RowPath] { expansions.keys.sorted() }

  /// The state of a row, or `nil` if the row isn't expanded.
  package subscript(path: RowPath) -> Expansion? {
    get { expansions[path] }
    set { expansions[path] = newValue }
  }

  /// Returns the number of rows that belong to a row, or 0 if it isn't expanded.
  package func rowCount(of path: RowPath) -> Int { expansions[path]?.rowCount ?? 0 }

  /// Returns the rows that belong to a row, or none if it isn't expanded.
  package func rows(of path: RowPath) -> TableChanges.Rows {
    let first = path.row + 1
    return TableChanges.Rows(group: path.group, rows: first..<first + rowCount(of: path))
  }

  /// Returns the paths of the rows that belong to a row, in order.
  package func paths(below path: RowPath) -> [RowPath] {
    expansions[path] == nil ? [] : Array(rows(of: path).paths)
  }

  /// Returns the number of expanded rows that contain a row.
  package func depth(of path: RowPath) -> Int {
    expansions.isEmpty ? 0 : index.depth(of: path)
  }

  /// Returns the innermost expanded row that contains a row, or `nil` if there is none.
  package func parent(of path: RowPath) -> RowPath? {
    expansions.isEmpty ? nil : index.parent(of: path)
  }

  /// Returns the outermost expanded row that contains a row, or `nil` if there is none.
  package func outermost(of path: RowPath) -> RowPath? {
    expansions.isEmpty ? nil : index.ancestors(of: path).last
  }

  private var index: OpenRowIndex {
    if let index = memo.index { return index }
    let index = OpenRowIndex(expansions.mapValues(\.rowCount))
    memo.index = index
    return index
  }

  /// Counts the rows up to a last one as rows of an expanded row and of those that contain it.
  ///
  /// Rows between children are counted already when they are inserted.
  package mutating func include(_ last: RowPath, in path: RowPath) {
    for parent in [path] + index.ancestors(of: path) {
      let count = max(rowCount(of: parent), last.row - parent.row)
      expansions[parent]?.rowCount = count
    }
  }

  /// Returns the path after a row and the rows that belong to it.
  package func end(of path: RowPath) -> RowPath { path.adding(rows: 1 + rowCount(of: path)) }

  /// Returns the next or previous row that belongs to the same row, or `nil` if there is none.
  package func sibling(of path: RowPath, isNext: Bool, rowCount count: Int) -> RowPath? {
    let parent = parent(of: path)
    if isNext {
      let next = end(of: path)
      return next.row < parent.map({ end(of: $0).row }) ?? count ? next : nil
    }
    var other = path.adding(rows: -1)
    guard other.row > parent?.row ?? -1 else { return nil }
    while let outer = self.parent(of: other), outer != parent { other = outer }
    return other
  }

  /// Returns the move of a row past its previous or next sibling or, without one, to the group beside its
  /// own.
  ///
  /// Returns `nil` if there is neither. The closure returns the number of rows in a group, or `nil` if there
  /// is no such group or it is collapsed.
  package func rowMove(
    of path: RowPath, by distance: Int, rowCount count: (_ group: Int) -> Int?
  ) -> RowMove? {
    let isNext = distance > 0
    if let other = sibling(of: path, isNext: isNext, rowCount: count(path.group) ?? 0) {
      return rowMove(of: path, to: isNext ? end(of: other) : other, in: parent(of: path))
    }
    let group = path.group + distance.signum()
    guard parent(of: path) == nil, let count = count(group) else { return nil }
    return rowMove(of: path, to: RowPath(group: group, row: isNext ? 0 : count), in: nil)
  }

  /// Returns the move of a row to a place among the children of another one, or of none.
  ///
  /// The place is the path of the row that is to follow the moved one, before the move.
  package func rowMove(of path: RowPath, to place: RowPath, in other: RowPath?) -> RowMove {
    let isBelow = place.group == path.group && place.row > path.row
    let parent = parent(of: path)
    let row = position(of: place, in: other)
    return RowMove(
      path: path, newPath: isBelow ? place.adding(rows: -1 - rowCount(of: path)) : place,
      place: place, position: RowPath(group: path.group, row: position(of: path, in: parent)),
      newPosition: RowPath(group: place.group, row: isBelow && parent == other ? row - 1 : row))
  }

  /// Returns how many rows that belong to the same row, or to none, are above a path.
  private func position(of path: RowPath, in parent: RowPath?) -> Int {
    let first = parent.map { $0.row + 1 } ?? 0
    let nested = expansions.lazy.filter { other, _ in
      other.group == path.group && other.row >= first && other.row < path.row
        && self.parent(of: other) == parent
    }
    return nested.reduce(path.row - first) { $0 - $1.value.rowCount }
  }

  /// Follows rows inserted below rows given by ascending paths, in O((n + k) log k).
  ///
  /// The expanded rows that contain such a row get the inserted ones, too.
  package mutating func shift(_ insertions: [(below: RowPath, count: Int)]) {
    let counts = RowCounts(insertions.map { ($0.below, $0.count) })
    let moved = expansions.map { path, expansion in
      var expansion = expansion
      expansion.rowCount += counts.count(in: rows(of: path))
      return (path.adding(rows: counts.count(above: path)), expansion)
    }
    expansions = Dictionary(uniqueKeysWithValues: moved)
  }

  /// Returns the expansions of one group, renumbered for another group position.
  package func ofGroup(_ group: Int, standingAt position: Int) -> RowExpansions {
    var others = RowExpansions()
    for (path, expansion) in expansions where path.group == group {
      others[RowPath(group: position, row: path.row)] = expansion
    }
    return others
  }

  /// Returns the expansions of rows of one group, numbered as if these were all rows of group 0.
  package func within(_ rows: TableChanges.Rows) -> RowExpansions {
    var others = RowExpansions()
    for path in index.paths(in: rows) {
      others.expansions[RowPath(group: 0, row: path.row - rows.rows.lowerBound)] = expansions[path]
    }
    return others
  }

  /// Returns a copy in which one group has other expansions.
  package func replacing(_ others: RowExpansions, inGroup group: Int) -> RowExpansions {
    var all = self
    all.expansions = expansions.filter { $0.key.group != group }
      .merging(others.expansions) { $1 }
    return all
  }

  /// Follows a change.
  ///
  /// Expansions of removed rows are dropped. Rows inserted between the children of an expanded row
  /// belong to that row.
  package mutating func follow(_ changes: TableChanges) {
    guard !expansions.isEmpty else { return }
    var moved: [RowPath: Expansion] = [:]
    for (path, expansion) in expansions {
      guard let target = changes.recordPath(for: path) else { continue }
      var expansion = expansion
      expansion.rowCount = rowCount(of: path, at: target, changes)
      moved[target] = expansion
    }
    expansions = moved
  }

  /// Returns the number of rows that belong to a row after a change, in O(log changes + m log m) for
  /// m moved children.
  ///
  /// Counts the rows up to the last child that stayed, and the moved children that follow it
  /// without a gap.
  private func rowCount(of path: RowPath, at target: RowPath, _ changes: TableChanges) -> Int {
    let rows = rows(of: path)
    var last = target.row
    if let stayed = changes.lastStayedRow(of: rows), stayed.group == target.group {
      last = max(last, stayed.row)
    }
    let arrived = changes.moves(of: rows).lazy.map(\.to).filter { $0.group == target.group }
    for path in arrived.sorted() where path.row == last + 1 { last = path.row }
    return last - target.row
  }
}
