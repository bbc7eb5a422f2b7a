/// The rows of a table that are open, by where they stand.
struct RowExpansions {
  /// What the table knows about an open row.
  struct Expansion {
    /// How many rows below it belong to it, with all that belongs to those.
    var rowCount = 0

    /// Which part of it the keys go to.
    var part = 0
  }

  private var expansions: [RowPath: Expansion] = [:] { didSet { memo = Memo() } }

  /// What was found about the open rows since they changed.
  private var memo = Memo()

  private final class Memo {
    var index: OpenRowIndex?
  }

  /// Whether no row is open.
  var isEmpty: Bool { expansions.isEmpty }

  /// The open rows.
  var paths: [RowPath] { expansions.keys.sorted() }

  /// What is known about a row; nil while it isn't open.
  subscript(path: RowPath) -> Expansion? {
    get { expansions[path] }
    set { expansions[path] = newValue }
  }

  /// How many rows belong to a row; 0 while it isn't open.
  func rowCount(of path: RowPath) -> Int { expansions[path]?.rowCount ?? 0 }

  /// The rows that belong to a row, in order; none while it isn't open.
  func rows(of path: RowPath) -> [RowPath] {
    (0..<rowCount(of: path)).map { path.adding(rows: 1 + $0) }
  }

  /// How many open rows a row belongs to.
  func depth(of path: RowPath) -> Int {
    expansions.isEmpty ? 0 : index.depth(of: path)
  }

  /// The innermost open row that a row belongs to; nil if it belongs to none.
  func parent(of path: RowPath) -> RowPath? {
    expansions.isEmpty ? nil : index.parent(of: path)
  }

  private var index: OpenRowIndex {
    if let index = memo.index { return index }
    let index = OpenRowIndex(expansions.mapValues(\.rowCount))
    memo.index = index
    return index
  }

  /// Counts rows that came in directly below an open row, for it and all it belongs to.
  mutating func add(_ count: Int, to path: RowPath) {
    let parents = index.ancestors(of: path)
    expansions[path]?.rowCount += count
    let last = path.row + rowCount(of: path)
    // What came in between their rows they have counted already.
    for parent in parents {
      let count = max(rowCount(of: parent), last - parent.row)
      expansions[parent]?.rowCount = count
    }
  }

  /// Where a row goes that changes places with the one before or after it, and all that belongs to
  /// it, among those that belong to the same row; nil where there is none.
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

  /// Moves the open rows below a row down by some rows.
  mutating func shift(below path: RowPath, by count: Int) {
    let moved = expansions.map { other, expansion in
      let isBelow = other.group == path.group && other.row > path.row
      return (RowPath(group: other.group, row: other.row + (isBelow ? count : 0)), expansion)
    }
    expansions = Dictionary(uniqueKeysWithValues: moved)
  }

  /// Those of one group, as if that stood at another position.
  func ofGroup(_ group: Int, standingAt position: Int) -> RowExpansions {
    var others = RowExpansions()
    for (path, expansion) in expansions where path.group == group {
      others[RowPath(group: position, row: path.row)] = expansion
    }
    return others
  }

  /// The same, but for one group, of which others are open.
  func replacing(_ others: RowExpansions, inGroup group: Int) -> RowExpansions {
    var all = self
    all.expansions = expansions.filter { $0.key.group != group }
      .merging(others.expansions) { $1 }
    return all
  }

  /// Lets everything follow a change: rows that are gone are forgotten, and what came in between
  /// the rows of an open one belongs to it.
  mutating func follow(_ changes: TableChanges) {
    guard !expansions.isEmpty else { return }
    var moved: [RowPath: Expansion] = [:]
    for (path, expansion) in expansions {
      guard let target = changes.newPath(for: path) else { continue }
      var expansion = expansion
      expansion.rowCount = RowExpansions.rowCount(of: path, expansion, at: target, changes)
      moved[target] = expansion
    }
    expansions = moved
  }

  /// How many rows belong to a row after a change: those up to the last that stayed with it, with
  /// what came in between, and those that follow it without a gap.
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
