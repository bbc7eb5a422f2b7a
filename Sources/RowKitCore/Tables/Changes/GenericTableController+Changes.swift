/// Changing the table: the store changes first, then the view follows.
///
/// Positions never trap. A position beyond the end means the end, and changing a missing row or
/// group does nothing. Each such repair is reported once to
/// ``GenericTableController/onDiagnostic``. Changes that rows requested while they were configured
/// are made first. A ``RowContext`` follows its row.
///
/// The cost depends on the number of changes, not on the number of rows in the table.
extension GenericTableController {
  // MARK: Rows

  /// Inserts rows, the first of them at a path.
  ///
  /// A path that is negative or beyond the end appends them.
  public final func insert(
    _ rows: [any CellController], at path: RowPath, animation: RowAnimation = .automatic
  ) {
    let isAlone = batch == nil
    change { batch, animations in
      batch.insertRows(rows, at: path)
      // Outside a batch, all rows of the change have the same animation.
      if isAlone { return animations.standard = animation }
      for row in rows { animations.insertedRows[ObjectIdentifier(row)] = animation }
    }
  }

  /// Removes the rows at some paths, all given as before the change.
  public final func removeRows(at paths: [RowPath], animation: RowAnimation = .automatic) {
    change { batch, animations in
      for path in paths {
        batch.removeRow(at: path)
        animations.removedRows[path] = animation
      }
    }
  }

  /// Moves a row.
  ///
  /// The target is its path after the change.
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

  /// Replaces a row with another.
  ///
  /// Within ``performUpdates(_:)`` the path is the one before all changes. A row that is also removed
  /// isn't replaced. Of two replacements, the later one counts.
  public final func replaceRow(
    at path: RowPath, with row: any CellController, animation: RowAnimation = .automatic
  ) {
    performUpdates {
      batch?.replacedRows[path] = row
      batch?.animations.removedRows[path] = RowAnimation.none
      batch?.animations.insertedRows[ObjectIdentifier(row)] = animation
    }
  }

  /// Reconfigures the rows at some paths.
  public final func reloadRows(at paths: [RowPath]) {
    change { batch, _ in for path in paths { batch.reloadRow(at: path) } }
  }

  // MARK: Groups

  /// Inserts a group at a position.
  ///
  /// A position that is negative or beyond the end appends it.
  public final func insert(
    _ group: TableGroup, at position: Int, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.insertGroup(described([group])[0], at: position)
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

  /// Replaces the content of a group, including its titles and rows.
  ///
  /// Rows contained in both groups, by id or as objects, keep their state. Within
  /// ``performUpdates(_:)`` the position is the one before all changes. Rows that other requests
  /// insert or move into the group are kept. Of two replacements, the later one counts.
  public final func replaceGroup(
    at position: Int, with group: TableGroup, animation: RowAnimation = .automatic
  ) {
    performUpdates {
      reloadGroups(at: [position])
      let group = described([group])[0]
      let former = batch?.replacements.updateValue((group, animation), forKey: position)
      guard former != nil else { return }
      note(.groupReplacedTwice, at: .group(position), count: groupCount, repair: .replaced)
    }
  }

  // MARK: The whole table

  /// Replaces all groups and shows the difference.
  ///
  /// - Parameters:
  ///   - groups: The new groups.
  ///   - animation: The animation of inserted and removed rows. The default is `.automatic`.
  public final func setTableGroups(
    _ groups: [TableGroup], animation: RowAnimation = .automatic
  ) {
    setTableGroups(groups, animation, areConstructed: false)
  }

  /// Replaces all groups, which may be constructed ones, and shows the difference.
  package func setTableGroups(
    _ groups: [TableGroup], _ animation: RowAnimation, areConstructed: Bool
  ) {
    let groups = areConstructed ? groups : described(groups)
    // While the first groups are constructed, the request waits and replaces them.
    guard store.isBuilt || gate.isDoing(.constructing) else {
      return store.groups = reopened(groups, areConstructed)
    }
    if batch != nil {
      batch = PendingBatch()
      diagnostics.report(
        .groupsAssignedInBatch, at: .group(0), count: store.groupCount, repair: .replaced)
    }
    whenSettled(preview: { $0.replace(with: groups) }) { [weak self] in
      self?.replaceNow(with: groups, animation, areConstructed: areConstructed)
    }
  }

  /// Replaces all groups at once.
  ///
  /// No layout may be running.
  package func replaceNow(
    with newGroups: [TableGroup], _ animation: RowAnimation, areConstructed: Bool = false
  ) {
    telling {
      replace(with: newGroups, animation, areConstructed)
      store.isAsConstructed = areConstructed
    }
  }

  private func replace(
    with newGroups: [TableGroup], _ animation: RowAnimation, _ areConstructed: Bool
  ) {
    let (former, open) = (store.groups, tableView.expansions)
    let newGroups = areConstructed ? newGroups.collapsed(like: former) : newGroups
    let opened =
      open.isEmpty ? nil : expanded(former, open).carried(into: newGroups, areConstructed)
    let groups = opened?.groups ?? newGroups
    let difference = TableDifference(from: former, to: groups)
    follow(difference.changes, ChangeAnimations(animation), to: groups)
    noteDuplicates(difference) { former[$0].rows }
    if let opened { tableView.setExpansions(opened.expansions) }
  }

  /// Shows new groups with known changes, and reconfigures `reloaded`, or all rows in view if it is
  /// `nil`.
  package func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, to groups: [TableGroup],
    reloaded: Set<RowPath>? = nil
  ) {
    var animations = animations
    if !changes.removedGroups.isEmpty { animations.titles = tableView.titlesInView }
    let former = store.groups
    let changes = recognizing(
      changes, from: { former[$0].rows }, to: { groups[$0].rows })
    store.groups = groups
    noteRowsWithoutIdentity(changes)
    follow(changes, animations, reloaded: reloaded)
    if showsRowsAgain(changes, from: former, to: groups) { tableView.offerCursor() }
    tableView.searchAgain(changes.rowsWithOtherObjects(from: former, to: groups))
  }

  /// Makes a change as ``whenSettled(preview:_:)`` does, without a preview.
  package func whenSettled(_ change: @escaping () -> Void) { whenSettled(preview: nil, change) }

  /// Makes a change at once, or after the current layout or construction of groups.
  ///
  /// Rows may request changes in the meantime. While it waits, `preview` makes it to a copy of the
  /// groups, for reading ``tableGroups``. It is `nil` if that isn't possible.
  package func whenSettled(preview: TablePreview.Change?, _ change: @escaping () -> Void) {
    if gate.isOpen { return makeInTurn(change) }
    let shown = preview.map { preview in
      { [store] in store.changePreview(preview) }
    }
    whenSettled(UpdateGate.Request(make: change, preview: shown))
  }

  /// Carries out a request at once, or after the current layout or construction of groups.
  func whenSettled(_ request: UpdateGate.Request) {
    if gate.isOpen { return makeInTurn(request.make) }
    gate.wait(request)
    // Marks the signal, because drawing a frame clears earlier requests.
    if gate.mayAskForFrame { stage?.signal.mark() }
  }

  /// Makes the changes that rows requested while they were configured for the last frame.
  ///
  /// Rows that request changes in every frame would never end. They are reported once, and their
  /// changes wait until a frame is requested by other means.
  func makeChangesOfRows() {
    if let rounds = gate.countFrame() { reportGoingRound(for: rounds, .delayed) }
    makeWaitingChanges()
  }

  /// Makes the changes that waited for a layout to end.
  func makeWaitingChanges() {
    guard gate.hasWaiting else { return }
    makeInTurn {}
  }

  /// The groups as the requests that wait will leave them, or `nil` if none waits for rows that are
  /// being laid out.
  ///
  /// Setting ``tableGroups`` is one more request: it replaces exactly what was read before.
  var groupsAfterWaitingChanges: [TableGroup]? {
    guard batch == nil, !gate.isOpen, gate.hasWaiting, store.isBuilt else { return nil }
    gate.previewWaiting(again: store.preview == nil) {
      store.beginPreview(tableView.expansions)
    }
    return store.preview?.store.groups
  }

  /// Makes the changes that waited, then another one, and only then notifies observers.
  ///
  /// Changes made by an observer are thus the last in the order of requests. A request made by
  /// a change belongs to it and is carried out at once.
  func makeInTurn(_ change: () -> Void) {
    guard !gate.isDoing(.changing) else { return change() }
    telling {
      gate.during(.changing) {
        gate.makeWaiting()
        change()
      }
    }
  }
}
