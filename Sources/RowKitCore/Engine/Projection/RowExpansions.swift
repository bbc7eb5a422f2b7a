/// The expanded rows of a table, by path.
struct RowExpansions {
  /// The state of an expanded row.
  struct Expansion {
    /// The number of rows below the row that belong to it, including their own children.
    var rowCount = 0

    /// The index of the part that receives keys.
    var part = 0

    /// The object that the row keeps while it is expanded.
    var value: AnyObject?
  }

  private var expansions: [RowPath: Expansion] = [:] { didSet { memo = Memo() } }

  /// A cache for the current expansions, replaced when they change.
  private var memo = Memo()

  private final class Memo {
    var index: OpenRowIndex?
  }

  /// Whether no row is expanded.
  var isEmpty: Bool { expansions.isEmpty }

  /// The paths of the expanded rows, in order.
  var paths: [RowPath] { expansions.keys.sorted() }

  /// The state of a row, or `nil` if the row isn't expanded.
  subscript(path: RowPath) -> Expansion? {
    get { expansions[path] }
    set { expansions[path] = newValue }
  }

  /// Returns the number of rows that belong to a row, or 0 if it isn't expanded.
  func rowCount(of path: RowPath) -> Int { expansions[path]?.rowCount ?? 0 }

  /// Returns the rows that belong to a row, in order, or none if it isn't expanded.
  func rows(of path: RowPath) -> [RowPath] {
    (0..<rowCount(of: path)).map { path.adding(rows: 1 + $0) }
  }

  /// Returns the number of expanded rows that contain a row.
  func depth(of path: RowPath) -> Int {
    expansions.isEmpty ? 0 : index.depth(of: path)
  }

  /// Returns the innermost expanded row that contains a row, or `nil` if there is none.
  func parent(of path: RowPath) -> RowPath? {
    expansions.isEmpty ? nil : index.parent(of: path)
  }

  private var index: OpenRowIndex {
    if let index = memo.index { return index }
    let index = OpenRowIndex(expansions.mapValues(\.rowCount))
    memo.index = index
    return index
  }

  /// Counts rows inserted directly below an expanded row, for the row and the rows that contain it.
  mutating func add(_ count: Int, to path: RowPath) {
    let parents = index.ancestors(of: path)
    expansions[path]?.rowCount += count
    let last = path.row + rowCount(of: path)
    // Rows inserted between the children of an outer row are already counted there.
    for parent in parents {
      let count = max(rowCount(of: parent), last - parent.row)
      expansions[parent]?.rowCount = count
    }
  }

  /// Returns the place of a row after it changes places with its previous or next sibling.
  ///
  /// Both move together with their children. Returns `nil` if there is no such sibling.
  func place(of path: RowPath, movedBy distance: Int, rowCount count: Int) -> RowPath? {
    let parent = parent(of: path)
    let first = parent.map { $0.row + 1 } ?? 0
    let end = parent.map { first + rowCount(of: $0) } ?? count
    var other = path.adding(rows: -1)
    if distance > 0 {
      other.row = path.row + 1 + rowCount(of: path)
      guard other.row < end else { return nil }
      return path.adding(rows: 1 + rowCount(of: other))
    }
    guard other.row >= first else { return nil }
    while let outer = self.parent(of: other), outer != parent { other = outer }
    return other
  }

  /// Moves the expansions below a row down by a number of rows.
  mutating func shift(below path: RowPath, by count: Int) {
    let moved = expansions.map { other, expansion in
      let isBelow = other.group == path.group && other.row > path.row
      return (RowPath(group: other.group, row: other.row + (isBelow ? count : 0)), expansion)
    }
    expansions = Dictionary(uniqueKeysWithValues: moved)
  }

  /// Returns the expansions of one group, renumbered for another group position.
  func ofGroup(_ group: Int, standingAt position: Int) -> RowExpansions {
    var others = RowExpansions()
    for (path, expansion) in expansions where path.group == group {
      others[RowPath(group: position, row: path.row)] = expansion
    }
    return others
  }

  /// Returns a copy in which one group has other expansions.
  func replacing(_ others: RowExpansions, inGroup group: Int) -> RowExpansions {
    var all = self
    all.expansions = expansions.filter { $0.key.group != group }
      .merging(others.expansions) { $1 }
    return all
  }

  /// Follows a change.
  ///
  /// Expansions of removed rows are dropped. Rows inserted between the children of an expanded row
  /// belong to that row.
  mutating func follow(_ changes: TableChanges) {
    guard !expansions.isEmpty else { return }
    var moved: [RowPath: Expansion] = [:]
    for (path, expansion) in expansions {
      guard let target = changes.recordPath(for: path) else { continue }
      var expansion = expansion
      expansion.rowCount = RowExpansions.rowCount(of: path, expansion, at: target, changes)
      moved[target] = expansion
    }
    expansions = moved
  }

  /// Returns the number of rows that belong to a row after a change.
  ///
  /// Counts the rows up to the last child that stayed, and the moved children that follow it
  /// without a gap.
  private static func rowCount(
    of path: RowPath, _ expansion: Expansion, at target: RowPath, _ changes: TableChanges
  ) -> Int {
    var last = target.row
    var arrived: [Int] = []
    for offset in 0..<expansion.rowCount {
      let row = path.adding(rows: 1 + offset)
      guard let new = changes.newPath(for: row), new.group == target.group else { continue }
      if changes.moves(row) { arrived.append(new.row) } else { last = max(last, new.row) }
    }
    for row in arrived.sorted() where row == last + 1 { last = row }
    return last - target.row
  }
}
