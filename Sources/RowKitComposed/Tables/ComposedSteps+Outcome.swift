extension ComposedSteps {
  /// The combined effect of all steps.
  struct Outcome {
    /// The changes of groups and rows.
    let changes: TableChanges

    /// The replaced rows, by their paths before the changes.
    let replacedRows: [RowPath]

    /// Whether a title was changed.
    let hasTitles: Bool
  }

  /// Returns the effect of the steps on some groups, or `nil` if comparing the groups is better.
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
    let groups = PositionChanges(
      oldCount: old.count, newCount: new.count,
      edits: ListEdits(
        removed: removedSections.compactMap { before[$0] }.sorted(),
        inserted: insertedSections.compactMap { after[$0] }.sorted(), moved: []))
    return Outcome(
      changes: rows.changes(groups) { old[$0].rows.count }, replacedRows: rows.replaced,
      hasTitles: hasTitles)
  }

  /// Returns the position of each section, or `nil` if sections can't be distinguished.
  private static func places(_ groups: [TableGroup]) -> [RowID: Int]? {
    var places = [RowID: Int](minimumCapacity: groups.count)
    for (place, group) in groups.enumerated() {
      guard let id = group.id, places.updateValue(place, forKey: id) == nil else { return nil }
    }
    return places
  }
}

/// The row changes, collected section by section.
@MainActor private struct ComposedRowChanges {
  private(set) var replaced: [RowPath] = []
  private var gone: [TableChanges.Rows] = []
  private var come: [TableChanges.Rows] = []
  private var moves: [TableChanges.Move<RowPath>] = []

  /// Adds the changes of a section.
  ///
  /// - Parameters:
  ///   - runs: The runs of the section.
  ///   - old: The position of the section before the changes, or `nil` if it was inserted.
  ///   - new: The position of the section after the changes.
  ///   - origin: Returns the former path of a row, or `nil` if the row was inserted.
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

  /// Returns all collected changes, combined with the changes of the groups.
  func changes(_ groups: PositionChanges, rowCount: (Int) -> Int) -> TableChanges {
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
