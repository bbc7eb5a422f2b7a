/// Changes that are requested together, and made in one step.
extension GenericTableController {
  /// Makes all changes requested in a closure together.
  ///
  /// Paths to remove, to move from or to reload are paths before all changes. Paths to insert at or
  /// to move to are paths after all changes. The order of the requests doesn't matter. The table
  /// reads as before until the closure returns. A call within the closure of another call belongs
  /// to the outer one.
  ///
  /// Changes that rows requested while they were configured are made first, so that the closure
  /// reads the table it changes.
  public final func performUpdates(_ body: () -> Void) {
    guard batch == nil else { return body() }
    if gate.isOpen { makeWaitingChanges() }
    batch = PendingBatch()
    gate.during(.batching, body)
    let gathered = batch
    batch = nil
    if let gathered { apply(gathered) }
  }

  func change(_ request: (inout TableStore.Batch, inout ChangeAnimations) -> Void) {
    let isOuter = batch == nil
    var pending = batch ?? PendingBatch()
    // Released during the change, so that the batch is uniquely referenced and changed in place.
    batch = nil
    request(&pending.requests, &pending.animations)
    if isOuter { apply(pending) } else { batch = pending }
  }

  private func apply(_ batch: PendingBatch) {
    if gate.isOpen { return makeInTurn { applyNow(batch) } }
    whenSettled(preview: batch.make) { [weak self] in self?.applyNow(batch) }
  }

  private func applyNow(_ batch: PendingBatch) {
    telling {
      let isEmpty = batch.requests.isEmpty && batch.replacedRows.isEmpty
      let changes = isEmpty ? nil : applyRequests(of: batch)
      for collapse in batch.collapses {
        let group = changes.map { $0.newGroup(for: collapse.group) } ?? collapse.group
        guard let group else { continue }
        tableView.setCollapsed(collapse.isCollapsed, group: group, collapse.animation)
      }
      for other in batch.others { other.make() }
      // Between the parts, the cursor may have been placed on a row that isn't the first one any more.
      if batch.hasOtherParts, changes?.insertsItems == true { tableView.offerCursor() }
      for expansion in batch.expansions { setExpandedNow(expansion.isExpanded, expansion.row) }
      if batch.clearsGroups { forgetGroups() }
    }
  }

  /// Makes a change at once, or after the changes by position of the current batch.
  package func afterBatch(_ change: @escaping () -> Void) {
    if batch == nil { change() } else { batch?.others.append((change, nil)) }
  }

  /// Makes a change when the table is ready for it, or after the changes by position of the current
  /// batch, with a preview that shows it meanwhile.
  func afterBatch(preview: @escaping TablePreview.Change, _ change: @escaping () -> Void) {
    guard batch != nil else { return whenSettled(preview: preview, change) }
    batch?.others.append((change, preview))
  }

  private func applyRequests(of batch: PendingBatch) -> TableChanges {
    var batch = batch
    let hasOpenRows = !tableView.expansions.isEmpty
    if hasOpenRows { takeChildrenAlong(in: &batch) }
    batch.replaceRows(of: store, belonging: tableView.expansions.paths(below:))
    let resolution = store.resolve(batch.requests)
    let closed = hasOpenRows ? closedRows(resolution.changes) : []
    if !resolution.changes.removedGroups.isEmpty {
      batch.animations.titles = tableView.titlesInView
    }
    store.apply(resolution)
    duplicates.follow(resolution.changes)
    follow(resolution.changes, batch.animations, reloaded: reloadedRows(resolution))
    for (group, animation) in batch.animations.reloadedGroups where animation != .none {
      resolution.changes.newGroup(for: group).map { tableView.beginShowing($0, animation) }
    }
    tableView.searchAgain(rowsToReadAgain(resolution))
    let reopened = closed.isEmpty ? [] : rowsToReopen(closed, resolution.rows)
    // First, while positions still match the resolution.
    replaceGroups(of: batch, resolution)
    for row in reopened { setExpandedNow(true, row, isRevealed: false) }
    for repair in resolution.diagnostics { note(.repair(repair)) }
    return resolution.changes
  }

  /// Moves and removes the children of expanded rows together with those rows.
  private func takeChildrenAlong(in batch: inout PendingBatch) {
    for child in batch.requests.takeAlong(tableView.expansions.paths(below:)) {
      batch.animations.removedRows[child.row] = batch.animations.removedRows[child.parent]
    }
  }

  /// Returns the rows in view that a batch reloads.
  private func reloadedRows(_ resolution: TableStore.Batch.Resolution) -> Set<RowPath> {
    guard !resolution.reloadedGroups.isEmpty else { return Set(resolution.reloadedRows) }
    let rows = tableView.rowsInView(
      ofGroups: Set(resolution.reloadedGroups), after: resolution.changes)
    return rows.union(resolution.reloadedRows)
  }

  /// Returns all rows that a batch reloads.
  private func rowsToReadAgain(_ resolution: TableStore.Batch.Resolution) -> [TableChanges.Rows] {
    let groups = resolution.reloadedGroups.map {
      TableChanges.Rows(group: $0, rows: 0..<store.rowCount(in: $0))
    }
    return groups + resolution.reloadedRows.map { TableChanges.Rows($0) }
  }
}

/// The changes requested in a closure, collected until it returns.
package struct PendingBatch {
  var requests = TableStore.Batch()
  var animations = ChangeAnimations()

  /// The rows that replace others, by former path.
  var replacedRows: [RowPath: any CellController] = [:]

  /// The group replacements, by former position.
  var replacements: [Int: (group: TableGroup, animation: RowAnimation)] = [:]

  /// The groups to collapse or expand, by former position.
  var collapses: [(group: Int, isCollapsed: Bool, animation: RowAnimation)] = []

  /// The rows to expand or collapse after the changes.
  var expansions: [(row: RowContext, isExpanded: Bool)] = []

  /// Whether the groups are discarded at the end.
  var clearsGroups = false

  /// Requests the removals and insertions that replace rows of a store.
  @MainActor mutating func replaceRows(of store: TableStore, belonging: (RowPath) -> [RowPath]) {
    requests.replaceRows(replacedRows, belonging: belonging, contains: store.contains) {
      store.resolve($0).changes
    }
  }

  /// Makes the changes in a copy of the groups.
  @MainActor func make(in preview: inout TablePreview) {
    var batch = self
    if !preview.expansions.isEmpty {
      _ = batch.requests.takeAlong(preview.expansions.paths(below:))
    }
    batch.replaceRows(of: preview.store, belonging: preview.expansions.paths(below:))
    let resolution = preview.apply(batch.requests)
    batch.forEachReplacement(resolution) { position, _, change in
      preview.changeGroup(at: position, change)
    }
    for collapse in batch.collapses {
      let group = resolution.changes.newGroup(for: collapse.group)
      group.map { preview.setCollapsed(collapse.isCollapsed, group: $0) }
    }
    for other in batch.others { other.preview?(&preview) }
    for change in batch.expansions where !change.isExpanded { preview.collapse(change.row) }
  }

  /// Calls a closure with the new position of each group that is replaced, its animation, and the
  /// change, which keeps the rows that the batch inserted into the group or moved there.
  @MainActor func forEachReplacement(
    _ resolution: TableStore.Batch.Resolution,
    _ body: (_ position: Int, RowAnimation, _ change: (inout TableGroup) -> Void) -> Void
  ) {
    guard !replacements.isEmpty else { return }
    let arrived = resolution.rows.map(\.path) + resolution.changes.movedRows.map(\.to)
    let arrivals = Dictionary(grouping: arrived.sorted(), by: \.group)
    let groups = Set(resolution.reloadedGroups)
    for (old, replacement) in replacements.sorted(by: { $0.key < $1.key }) {
      guard let position = resolution.changes.newGroup(for: old), groups.contains(position) else {
        continue
      }
      body(position, replacement.animation) { group in
        let former = group.rows
        group = replacement.group
        for path in arrivals[position, default: []] {
          group.rows.insert(former.slice(at: path.row..<path.row + 1), at: path.row)
        }
      }
    }
  }

  /// Whether there are changes after those by position.
  var hasOtherParts: Bool { !(replacements.isEmpty && collapses.isEmpty && others.isEmpty) }

  /// Changes of other kinds, made after the changes by position.
  var others: [(make: () -> Void, preview: TablePreview.Change?)] = []

  /// An object in which a subclass collects changes until the closure returns.
  package var gathered: AnyObject?
}
