extension ComposedSteps {
  /// What all steps come down to.
  struct Outcome {
    /// What became of groups and rows.
    let changes: TableChanges

    /// The rows in whose place others came, by their paths before.
    let replacedRows: [RowPath]

    /// Whether a title was changed.
    let hasTitles: Bool
  }

  /// Returns what the steps made of some groups; nil where comparing them is better.
  func outcome(from old: [TableGroup], to new: [TableGroup]) -> Outcome? {
    guard !isTooMuch, let before = Self.places(old), let after = Self.places(new) else {
      return nil
    }
    var rows = ComposedRowChanges()
    let changed = sections.keys.compactMap { id in after[id].map { (id: id, group: $0) } }
    for (id, group) in changed.sorted(by: { $0.group < $1.group }) {
      rows.take(sections[id] ?? [], from: before[id], to: group) { row in
        origins[row].flatMap { origin in
          before[origin.section].map { RowPath(group: $0, row: origin.row) }
        }
      }
    }
    let groups = ListChanges(
      oldCount: old.count, newCount: new.count,
      edits: ListEdits(
        removed: removedSections.compactMap { before[$0] }.sorted(),
        inserted: insertedSections.compactMap { after[$0] }.sorted(), moved: []))
    return Outcome(
      changes: rows.changes(groups) { old[$0].rows.count }, replacedRows: rows.replaced,
      hasTitles: hasTitles)
  }

  /// Where each section stands; nil if they can't be told apart.
  private static func places(_ groups: [TableGroup]) -> [RowID: Int]? {
    var places = [RowID: Int](minimumCapacity: groups.count)
    for (place, group) in groups.enumerated() {
      guard let id = group.id, places.updateValue(place, forKey: id) == nil else { return nil }
    }
    return places
  }
}

/// What became of rows, gathered section by section.
@MainActor private struct ComposedRowChanges {
  private(set) var replaced: [RowPath] = []
  private var gone: [TableChanges.Rows] = []
  private var come: [TableChanges.Rows] = []
  private var moves: [TableChanges.Move<RowPath>] = []

  /// Takes the runs of a section.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - old: The position of the section before; nil for one that came.
  ///   - new: The position of the section now.
  ///   - origin: Where a row stood before; nil for one that came.
  mutating func take(
    _ runs: [ComposedSteps.Run], from old: Int?, to new: Int,
    origin: (ObjectIdentifier) -> RowPath?
  ) {
    var (former, place, arrived) = (0, 0, 0)
    for run in runs {
      switch run {
      case .former(let rows):
        if let old { leave(former..<rows.lowerBound, of: old, replaced: arrived) }
        (former, arrived) = (rows.upperBound, 0)
      case .came(let rows):
        for (offset, row) in rows.enumerated() {
          let path = RowPath(group: new, row: place + offset)
          if let source = origin(row) {
            moves.append(.init(from: source, to: path))
          } else if old != nil {
            TableChanges.Rows.append(path.row...path.row, of: new, to: &come)
          }
        }
        arrived += rows.count
      case .others(let count):
        if old != nil { come.append(.init(group: new, rows: place..<place + count)) }
      }
      place = place.addingReportingOverflow(run.count).partialValue
    }
  }

  private mutating func leave(_ rows: Range<Int>, of group: Int, replaced count: Int) {
    guard !rows.isEmpty else { return }
    gone.append(.init(group: group, rows: rows))
    replaced += rows.prefix(count).map { RowPath(group: group, row: $0) }
  }

  /// All that was gathered, where the groups changed so.
  func changes(_ groups: ListChanges, rowCount: (Int) -> Int) -> TableChanges {
    let moves = moves.sorted { $0.from < $1.from }
    let moved = Set(moves.map(\.from))
    var removed: [TableChanges.Rows] = []
    for rows in gone.sorted(by: { $0.group < $1.group }) {
      let left = rows.rows.lazy.filter { !moved.contains(RowPath(group: rows.group, row: $0)) }
      TableChanges.Rows.append(left, of: rows.group, to: &removed)
    }
    return TableChanges(
      groups: groups, removedRows: removed, insertedRows: come, movedRows: moves,
      arrivedRows: moves.sorted { $0.to < $1.to }, rowCount: rowCount)
  }
}
