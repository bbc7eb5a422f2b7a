/// Changing what is in the table: the store changes first, then the view follows from it.
///
/// Positions are never an error: what lies beyond the end means the end, and what is not there is
/// left alone; each such repair is reported once to ``GenericTableController/onDiagnostic``.
/// What rows asked for while they were configured is done before; a ``RowContext`` means its row,
/// wherever that stands by then.
/// The cost depends on the changes, never on the rows of the table.
extension GenericTableController {
  // MARK: Rows

  /// Inserts rows, the first of them at a path; one that lies beyond the end, or is negative,
  /// appends them.
  public final func insert(
    _ rows: [any CellController], at path: RowPath, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.insertRows(rows, at: path)
      for row in rows { animations.insertedRows[ObjectIdentifier(row)] = animation }
    }
  }

  /// Removes the rows at some paths, all named as they stand before the change.
  public final func removeRows(at paths: [RowPath], animation: RowAnimation = .automatic) {
    change { batch, animations in
      for path in paths {
        batch.removeRow(at: path)
        animations.removedRows[path] = animation
      }
    }
  }

  /// Moves a row to the path that it has after the change.
  public final func moveRow(
    from source: RowPath, to target: RowPath, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.moveRow(from: source, to: target)
      if let row = store.row(at: source) {
        animations.insertedRows[ObjectIdentifier(row)] = animation
      }
    }
  }

  /// Puts another row in the place of one.
  public final func replaceRow(
    at path: RowPath, with row: any CellController, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.removeRow(at: path)
      batch.insertRow(row, at: path)
      animations.removedRows[path] = RowAnimation.none
      animations.insertedRows[ObjectIdentifier(row)] = animation
    }
  }

  /// Configures the rows at some paths again.
  public final func reloadRows(at paths: [RowPath]) {
    change { batch, _ in for path in paths { batch.reloadRow(at: path) } }
  }

  // MARK: Groups

  /// Inserts a group at a position; one beyond the end, or negative, appends it.
  public final func insert(
    _ group: TableGroup, at position: Int, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.insertGroup(group, at: position)
      animations.standard = animation
    }
  }

  /// Removes the group at a position.
  public final func removeGroup(at position: Int, animation: RowAnimation = .automatic) {
    change { batch, animations in
      batch.removeGroup(at: position)
      animations.removedGroups[position] = animation
    }
  }

  /// Configures all rows of the groups at some positions again.
  public final func reloadGroups(at positions: [Int]) {
    change { batch, _ in for position in positions { batch.reloadGroup(at: position) } }
  }

  /// Puts other contents in the place of a group: titles, rows, and whatever else it says.
  ///
  /// Rows that are in both, by their ids or as objects, stay, with all that is remembered of them.
  /// Within ``performUpdates(_:)`` the position is that before all changes; what others insert into
  /// the group, or move there, is in it all the same. Of two replacements the later counts.
  public final func replaceGroup(
    at position: Int, with group: TableGroup, animation: RowAnimation = .automatic
  ) {
    performUpdates {
      reloadGroups(at: [position])
      let former = batch?.replacements.updateValue((group, animation), forKey: position)
      guard former != nil else { return }
      note(
        .repair(
          TableDiagnostic(
            .groupReplacedTwice, at: .group(position), count: groupCount, repair: .replaced)))
    }
  }

  /// Moves a group to the position that it has after the change.
  public final func moveGroup(
    from source: Int, to target: Int, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.moveGroup(from: source, to: target)
      animations.standard = animation
    }
  }

  // MARK: Several at once

  /// Makes all changes that are asked for in a closure together.
  ///
  /// What is removed, moved away or reloaded is named by where it stands before all of them; what
  /// is inserted, and where something moves to, by where it shall stand after all of them. The
  /// order of the requests plays no part. Until the closure returns the table reads as before.
  /// Calls within a closure of another call belong to the outer one.
  ///
  /// What rows asked for while they were configured is done before, so that the closure reads the
  /// table which it changes.
  public final func performUpdates(_ body: () -> Void) {
    guard batch == nil else { return body() }
    if isSettled { makeWaitingChanges() }
    batch = PendingBatch()
    body()
    let gathered = batch
    batch = nil
    if let gathered { apply(gathered) }
  }

  private func change(_ request: (inout TableStore.Batch, inout ChangeAnimations) -> Void) {
    let isOuter = batch == nil
    var pending = batch ?? PendingBatch()
    // Given up for the time of the change, so that it has one owner and is changed in place.
    batch = nil
    request(&pending.requests, &pending.animations)
    if isOuter { apply(pending) } else { batch = pending }
  }

  /// Makes a change by position at once, before all that waits: nothing must be laid out meanwhile.
  func changeNow(_ request: (inout TableStore.Batch, inout ChangeAnimations) -> Void) {
    var batch = PendingBatch()
    request(&batch.requests, &batch.animations)
    applyNow(batch)
  }

  private func apply(_ batch: PendingBatch) {
    whenSettled { [weak self] in self?.applyNow(batch) }
  }

  private func applyNow(_ batch: PendingBatch) {
    telling {
      let changes = batch.requests.isEmpty ? nil : applyRequests(of: batch)
      for collapse in batch.collapses {
        let group = changes.map { $0.newGroup(for: collapse.group) } ?? collapse.group
        guard let group else { continue }
        tableView.setCollapsed(collapse.isCollapsed, group: group, collapse.animation)
      }
      for change in batch.others { change() }
      for expansion in batch.expansions { setExpandedNow(expansion.isExpanded, expansion.row) }
    }
  }

  /// Makes a change at once, or after the changes by position of the batch that is gathered now.
  func afterBatch(_ change: @escaping () -> Void) {
    if batch == nil { change() } else { batch?.others.append(change) }
  }

  private func applyRequests(of batch: PendingBatch) -> TableChanges {
    var batch = batch
    takeChildrenAlong(in: &batch)
    let resolution = store.resolve(batch.requests)
    let closed = closedRows(resolution.changes)
    if !resolution.changes.removedGroups.isEmpty {
      batch.animations.titles = tableView.titlesInView
    }
    store.apply(resolution)
    duplicates.follow(resolution.changes)
    follow(resolution.changes, batch.animations, reloaded: reloadedRows(resolution))
    tableView.searchAgain(rowsToReadAgain(resolution))
    let reopened = rowsToReopen(closed, resolution.rows)
    // First, while all stands where the resolution says.
    replaceGroups(batch.replacements, resolution)
    for row in reopened { setExpandedNow(true, row) }
    for repair in resolution.diagnostics { note(.repair(repair)) }
    return resolution.changes
  }

  /// Lets what belongs to open rows go where these go.
  private func takeChildrenAlong(in batch: inout PendingBatch) {
    let open = tableView.expansions
    guard !open.isEmpty else { return }
    for child in batch.requests.takeAlong(open.rows) {
      batch.animations.removedRows[child.row] = batch.animations.removedRows[child.parent]
    }
  }

  /// The rows in view that a batch asks to be configured again.
  private func reloadedRows(_ resolution: TableStore.Batch.Resolution) -> Set<RowPath> {
    guard !resolution.reloadedGroups.isEmpty else { return Set(resolution.reloadedRows) }
    let rows = tableView.rowsInView(
      ofGroups: Set(resolution.reloadedGroups), after: resolution.changes)
    return rows.union(resolution.reloadedRows)
  }

  /// All rows that a batch asks to be configured again.
  private func rowsToReadAgain(_ resolution: TableStore.Batch.Resolution) -> [TableChanges.Rows] {
    let groups = resolution.reloadedGroups.map {
      TableChanges.Rows(group: $0, rows: 0..<store.rowCount(in: $0))
    }
    return groups + resolution.reloadedRows.map { TableChanges.Rows($0) }
  }

  // MARK: The whole table

  /// Shows the difference between the groups there are and others.
  ///
  /// - Parameters:
  ///   - groups: The groups that shall be there.
  ///   - animation: How rows come and go.
  public final func setTableGroups(
    _ groups: [TableGroup], animation: RowAnimation = .automatic
  ) {
    guard store.isBuilt else { return store.groups = reopened(groups) }
    if batch != nil {
      batch = PendingBatch()
      let count = store.groupCount
      diagnostics.report(
        TableDiagnostic(
          .groupsAssignedInBatch, at: .group(0), count: count, repair: .replaced))
    }
    whenSettled { [weak self] in self?.replaceNow(with: groups, animation) }
  }

  /// Shows the difference at once: nothing must be laid out meanwhile.
  func replaceNow(with newGroups: [TableGroup], _ animation: RowAnimation) {
    telling { replace(with: newGroups, animation) }
  }

  private func replace(with newGroups: [TableGroup], _ animation: RowAnimation) {
    let (former, open) = (store.groups, tableView.expansions)
    let opened =
      open.isEmpty ? nil : ExpandedTable(groups: former, expansions: open).carried(into: newGroups)
    let groups = opened?.groups ?? newGroups
    let difference = TableDifference(
      from: ComparedGroup.all(former), to: ComparedGroup.all(groups))
    follow(difference.changes, ChangeAnimations(animation), to: groups)
    noteDuplicates(difference) { former[$0].rows }
    if let opened { tableView.setExpansions(opened.expansions) }
  }

  /// Shows groups of which it is known what became of those before.
  ///
  /// - Parameters:
  ///   - changes: What became of groups and rows.
  ///   - animations: How rows come and go.
  ///   - groups: The groups after the changes.
  ///   - reloaded: The rows to configure again though they stayed; nil for all in view.
  func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, to groups: [TableGroup],
    reloaded: Set<RowPath>? = nil
  ) {
    var animations = animations
    if !changes.removedGroups.isEmpty { animations.titles = tableView.titlesInView }
    let former = store.groups
    store.groups = groups
    follow(changes, animations, reloaded: reloaded)
    tableView.searchAgain(changes.rowsMadeAnew(from: former, to: groups))
  }

  /// Whether neither a layout nor the making of groups runs, which a change would upset.
  private var isSettled: Bool { !tableView.isBusy && !isMakingGroups }

  /// Makes a change at once, or after the layout or the making of groups that runs now: rows may
  /// ask for changes meanwhile.
  func whenSettled(_ change: @escaping () -> Void) {
    if isSettled {
      makeWaitingChanges()
      return change()
    }
    waitingChanges.append(change)
    // A mark, because a frame that is being made takes back who asked for it before.
    if waitingRounds < GenericTableController.waitingLimit { stage?.signal.mark() }
  }

  /// Makes the changes that rows asked for while they were configured for the last frame.
  ///
  /// Rows that ask for more in every frame would never end: there is one report then, and what they
  /// ask for waits for the next frame that somebody else wants.
  func makeChangesOfRows() {
    waitingRounds = waitingChanges.isEmpty ? 0 : waitingRounds + 1
    if waitingRounds == GenericTableController.waitingLimit {
      reportGoingRound(for: waitingRounds, .delayed)
    }
    makeWaitingChanges()
  }

  /// How many frames in a row rows may ask for changes; more than a screen has lines, so that rows
  /// may bring others until it is full.
  private static let waitingLimit = 512

  /// Makes the changes that waited for a layout to end.
  func makeWaitingChanges() {
    guard !isMakingWaitingChanges else { return }
    isMakingWaitingChanges = true
    defer { isMakingWaitingChanges = false }
    // Those asked for meanwhile wait for the next frame, so that there is an end of it.
    for _ in 0..<waitingChanges.count { waitingChanges.removeFirst()() }
  }
}
