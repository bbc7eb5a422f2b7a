/// Groups one by one: reading and changing one costs the same however many there are.
extension GenericTableController {
  /// How many groups there are.
  public final var groupCount: Int { store.groupCount }

  /// Returns the group at a position; nil if there is none.
  ///
  /// Unlike ``tableGroups`` it never puts all groups into one array, which after a change of groups
  /// by position costs O(groups).
  public final func group(at position: Int) -> TableGroup? {
    store.group(at: position)
  }

  /// Changes the rows of one group as a value, and shows the difference; does nothing if there is no
  /// such group.
  ///
  /// It does what changing ``tableGroups`` does, but looks at no other group. So rows appended to one
  /// of 10^5 groups cost O(log rows).
  ///
  /// ```swift
  /// log.changeRows(ofGroup: 0) { $0.append(newLines) }
  /// ```
  ///
  /// Within ``performUpdates(_:)`` the change is made after those by position, to the group that
  /// stands there then.
  ///
  /// - Parameters:
  ///   - position: Where the group stands when the change is made.
  ///   - animation: How rows come and go.
  ///   - change: What happens to the rows.
  public final func changeRows(
    ofGroup position: Int, animation: RowAnimation = .automatic,
    _ change: @escaping (inout RowList) -> Void
  ) {
    store.build()
    afterBatch { [weak self] in
      self?.whenSettled {
        self?.telling {
          self?.changeGroupNow(at: position, animation, hasOtherTitles: false) { change(&$0.rows) }
        }
      }
    }
  }

  /// Gives groups that a batch replaces their contents, after all other changes of the batch.
  func replaceGroups(
    _ replacements: [Int: (group: TableGroup, animation: RowAnimation)],
    _ resolution: TableStore.Batch.Resolution
  ) {
    guard !replacements.isEmpty else { return }
    let arrived = resolution.rows.map(\.path) + resolution.changes.movedRows.map(\.to)
    let arrivals = Dictionary(grouping: arrived.sorted(), by: \.group)
    let groups = Set(resolution.reloadedGroups)
    for (old, replacement) in replacements.sorted(by: { $0.key < $1.key }) {
      guard let position = resolution.changes.newGroup(for: old), groups.contains(position) else {
        continue
      }
      changeGroupNow(at: position, replacement.animation, hasOtherTitles: true) { group in
        let former = group.rows
        group = replacement.group
        for path in arrivals[position, default: []] {
          group.rows.insert(former.slice(at: path.row), at: path.row)
        }
      }
    }
  }

  private func changeGroupNow(
    at position: Int, _ animation: RowAnimation, hasOtherTitles: Bool,
    _ change: (inout TableGroup) -> Void
  ) {
    guard let former = store.group(at: position) else {
      return note(
        .repair(
          TableDiagnostic(
            .groupChangeOutOfBounds, at: .group(position), count: groupCount, repair: .ignored)))
    }
    var group = former
    // What is asked for meanwhile waits: it must not be lost when the group is put back.
    tableView.workCount += 1
    change(&group)
    tableView.workCount -= 1
    let open = carryOpenRows(from: former, into: &group, at: position)
    let difference = TableDifference(
      from: former, to: group, at: position, groupCount: groupCount)
    store.setGroup(group, at: position)
    let reloaded =
      hasOtherTitles
      ? nil : tableView.rowsInView(ofGroups: [position], after: difference.changes)
    follow(difference.changes, ChangeAnimations(animation), reloaded: reloaded)
    noteDuplicates(difference) { _ in former.rows }
    if let open { tableView.setExpansions(tableView.expansions.replacing(open, inGroup: position)) }
    tableView.searchAgain(
      difference.changes.rowsMadeAnew(at: position, from: former, to: group))
  }

  /// Puts what belongs to the open rows of a group under those of other contents that are the same;
  /// returns which are open then, nil where none was.
  private func carryOpenRows(
    from former: TableGroup, into group: inout TableGroup, at position: Int
  ) -> RowExpansions? {
    let expansions = tableView.expansions.ofGroup(position, standingAt: 0)
    guard !expansions.isEmpty else { return nil }
    // Without ids and titles, which would make them different groups.
    let open = ExpandedTable(groups: [TableGroup(rows: former.rows)], expansions: expansions)
    let carried = open.carried(into: [TableGroup(rows: group.rows)])
    group.rows = carried.groups[0].rows
    return carried.expansions.ofGroup(0, standingAt: position)
  }
}

extension TableDifference {
  /// Compares two states of one group of a table whose other groups stayed as they were.
  @MainActor fileprivate init(
    from old: TableGroup, to new: TableGroup, at position: Int, groupCount: Int
  ) {
    let difference = TableDifference(
      from: [ComparedGroup(old, .header("", 0))], to: [ComparedGroup(new, .header("", 0))])
    changes = difference.changes.inGroup(position, of: groupCount, rowCount: old.rows.count)
    longGroups = difference.longGroups.map { edits in
      LongGroupEdits(
        group: position, former: position, rows: edits.rows, isReported: edits.isReported)
    }
    diagnostics = difference.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if case .row(let path) = diagnostic.position {
        diagnostic.position = .row(RowPath(group: position, row: path.row))
      }
      return diagnostic
    }
  }
}

extension TableChanges {
  /// Changes of a table of one group as those of the same group in a table of several.
  fileprivate func inGroup(_ position: Int, of groupCount: Int, rowCount: Int) -> TableChanges {
    let rows = { (rows: Rows) in Rows(group: position, rows: rows.rows) }
    let path = { (path: RowPath) in RowPath(group: position, row: path.row) }
    let move = { (move: Move<RowPath>) in Move(from: path(move.from), to: path(move.to)) }
    return TableChanges(
      groups: ListChanges(unchanged: groupCount), removedRows: removedRows.map(rows),
      insertedRows: insertedRows.map(rows), movedRows: movedRows.map(move),
      arrivedRows: arrivedRows.map(move)
    ) { _ in rowCount }
  }
}
