/// A group that stayed and whose rows changed, while a difference is being made.
struct ChangedGroup {
  /// The position of the group before.
  let old: Int

  /// The position of the group after.
  let new: Int

  /// The rows between the ends in common, before and after.
  let middle: (old: Range<Int>, new: Range<Int>)

  /// Whether the rows have ids; else they are only known as ranges.
  private(set) var hasIDs = false

  private var edits = ListEdits()
  private var removedRange = 0..<0
  private var insertedRange = 0..<0
  private var departures: [Int] = []
  private var arrivals: [Int] = []

  init(old: Int, new: Int, middle: (old: Range<Int>, new: Range<Int>)) {
    self.old = old
    self.new = new
    self.middle = middle
  }

  /// Whether nothing changed after all.
  var isUnchanged: Bool {
    edits.isEmpty && removedRange.isEmpty && insertedRange.isEmpty
  }

  /// The rows with ids that left, ascending.
  var removed: [Int] { edits.removed }

  /// The rows with ids that came, ascending.
  var inserted: [Int] { edits.inserted }

  // MARK: Comparing

  /// Takes everything in the middle, except so many rows at its start, for removed and inserted.
  mutating func replaceMiddle(after stayed: Int) {
    removedRange = middle.old.dropFirst(stayed)
    insertedRange = middle.new.dropFirst(stayed)
  }

  /// Takes what became of the rows in the middle.
  mutating func take(_ difference: ListDifference) {
    hasIDs = true
    edits = difference.edits
    edits.shift(by: middle.old.lowerBound)
  }

  // MARK: Travelling

  /// Takes ascending rows for moved to another group instead of removed.
  mutating func depart(_ rows: [Int]) {
    departures = rows
    edits.removed = Self.difference(removed, rows)
  }

  /// Takes ascending rows for moved here from another group instead of inserted.
  mutating func arrive(_ rows: [Int]) {
    arrivals = rows
    edits.inserted = Self.difference(inserted, rows)
  }

  /// Pairs rows that left with those that came to the same position and are alike.
  mutating func pairAlike(_ isAlike: (Int) -> Bool) {
    let rows = Self.intersection(removed, inserted).filter(isAlike)
    guard !rows.isEmpty else { return }
    let gone = (removed + departures + edits.moved.map(\.from)).sorted()
    let come = (inserted + arrivals + edits.arrived.map(\.to)).sorted()
    var moved = edits.moved
    for row in rows {
      // With as many gone before it as came, the row keeps its place among those that stayed.
      let (left, came) = (gone.partitionPoint { $0 < row }, come.partitionPoint { $0 < row })
      if left != came { moved.append(.init(from: row, to: row)) }
    }
    edits = ListEdits(removed: removed, inserted: inserted, moved: moved)
    edits.removed = Self.difference(removed, rows)
    edits.inserted = Self.difference(inserted, rows)
  }

  // MARK: Result

  /// Adds what left to ascending rows of the table before.
  func appendRemoved(to rows: inout [TableChanges.Rows]) {
    if !removedRange.isEmpty { rows.append(.init(group: old, rows: removedRange)) }
    TableChanges.Rows.append(removed, of: old, to: &rows)
  }

  /// Adds what came to ascending rows of the table after.
  func appendInserted(to rows: inout [TableChanges.Rows]) {
    if !insertedRange.isEmpty { rows.append(.init(group: new, rows: insertedRange)) }
    TableChanges.Rows.append(inserted, of: new, to: &rows)
  }

  /// The number of rows that changed their place within the group.
  var moveCount: Int { edits.moved.count }

  /// Adds what changed its place within the group, ascending by old path.
  func appendMoved(to paths: inout [TableChanges.Move<RowPath>]) {
    for move in edits.moved { paths.append(path(move)) }
  }

  /// Adds what changed its place within the group, ascending by new path.
  func appendArrived(to paths: inout [TableChanges.Move<RowPath>]) {
    for move in edits.arrived { paths.append(path(move)) }
  }

  private func path(_ move: TableChanges.Move<Int>) -> TableChanges.Move<RowPath> {
    .init(from: RowPath(group: old, row: move.from), to: RowPath(group: new, row: move.to))
  }

  // MARK: Ascending lists

  /// The numbers of one ascending list that are not in another one.
  private static func difference(_ numbers: [Int], _ others: [Int]) -> [Int] {
    var next = 0
    return numbers.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next == others.count || others[next] != number
    }
  }

  /// The numbers in both of two ascending lists.
  private static func intersection(_ numbers: [Int], _ others: [Int]) -> [Int] {
    var next = 0
    return numbers.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next < others.count && others[next] == number
    }
  }
}
