/// Puts resolved requests for rows together to changes.
struct RowAssembly {
  private let groups: GroupResolution
  private var removed: [TableChanges.Rows] = []
  private var inserted: [TableChanges.Rows] = []

  /// Starts with the rows to remove; those of removed groups leave with them.
  init(groups: GroupResolution, removed paths: [RowPath]) {
    self.groups = groups
    removed = paths.filter { groups.changes.newPosition(for: $0.group) != nil }.map(Self.rows)
  }

  /// Lets rows of a group with other contents leave or come at the end, as their numbers differ.
  mutating func replace(
    _ group: (old: Int, new: Int), _ leaving: [RowPath], of count: Int, _ placement: Placement,
    with brought: Int
  ) {
    let gone = leaving.map { $0.row..<$0.row + 1 }
    for run in StayedRun.runs(oldCount: count, gone: gone, come: EmptyCollection()) {
      let kept = min(max(0, brought - run.new), run.length)
      guard kept < run.length else { continue }
      removed.append(.init(group: group.old, rows: run.old + kept..<run.old + run.length))
    }
    let stays = count - leaving.count
    let arrived = (placement.inserted + placement.moved).sorted().map { $0..<$0 + 1 }
    for run in StayedRun.runs(oldCount: brought, gone: EmptyCollection(), come: arrived) {
      let kept = min(max(0, stays - run.old), run.length)
      guard kept < run.length else { continue }
      inserted.append(.init(group: group.new, rows: run.new + kept..<run.new + run.length))
    }
  }

  /// The changes, with what is inserted and moved by path; rows of inserted groups come with them.
  func changes(
    inserted paths: [RowPath], moved: [TableChanges.Move<RowPath>], rowCount: (Int) -> Int
  ) -> TableChanges {
    let added = paths.filter { groups.changes.oldPosition(for: $0.group) != nil }.map(Self.rows)
    return TableChanges(
      groups: groups.changes, removedRows: Self.joined(removed),
      insertedRows: Self.joined(inserted + added),
      movedRows: moved.sorted { $0.from < $1.from },
      arrivedRows: moved.sorted { $0.to < $1.to }, rowCount: rowCount)
  }

  private static func rows(_ path: RowPath) -> TableChanges.Rows {
    TableChanges.Rows(group: path.group, rows: path.row..<path.row + 1)
  }

  /// Rows in ascending order, neighbours joined.
  private static func joined(_ rows: [TableChanges.Rows]) -> [TableChanges.Rows] {
    var all: [TableChanges.Rows] = []
    let ascending = rows.sorted { ($0.group, $0.rows.lowerBound) < ($1.group, $1.rows.lowerBound) }
    for next in ascending {
      if let last = all.last, last.group == next.group,
        last.rows.upperBound == next.rows.lowerBound
      {
        all[all.count - 1].rows = last.rows.lowerBound..<next.rows.upperBound
      } else {
        all.append(next)
      }
    }
    return all
  }
}
