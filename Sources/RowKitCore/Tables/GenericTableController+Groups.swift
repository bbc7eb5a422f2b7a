/// Discarding the groups and constructing them again.
extension GenericTableController {
  /// Discards the groups.
  ///
  /// They are constructed again when next needed.
  ///
  /// Editing ends first, and the row receives its text. Rows that were expanded are expanded again
  /// if they are among the new ones. Contexts of rows do nothing any more, and nothing is selected.
  ///
  /// Within ``performUpdates(_:)`` the groups are discarded after all other changes.
  public final func clearTableGroups() {
    if batch != nil {
      batch?.clearsGroups = true
    } else {
      whenSettled { [weak self] in self?.forgetGroups() }
    }
  }

  /// Discards the groups at once.
  ///
  /// No layout may be running.
  func forgetGroups() {
    tableView.interruptTextEditing()
    keepExpandedRows()
    forgetRecords()
    duplicates = DuplicateSearch(isHeard: diagnostics.isHeard)
    store.clear()
    construction.endObserving()
    tableView.restartSearch()
    tableView.offerCursor()
    tableView.showEverything()
  }

  /// Discards the state of all records, because the new rows can't be matched with them.
  private func forgetRecords() {
    tableView.selection = []
    handles.follow { _ in nil }
    for index in undoStack.steps.indices { undoStack.steps[index].leaveGroup() }
  }

  /// Constructs the groups again and shows them.
  ///
  /// If the screen constructs no groups, the table keeps those that were assigned or inserted: its
  /// rows are configured again, and one diagnostic is reported.
  public final func updateAndReload() {
    guard store.isBuilt else { return }
    reconstructGroups(animation: .none)
    tableView.reloadAll()
  }

  /// Constructs the groups and shows the difference.
  ///
  /// Changes requested meanwhile apply to the new groups.
  func reconstructGroups(animation: RowAnimation = .automatic) {
    var groups: [TableGroup] = []
    let requests = gate.requests { groups = constructTracked() }
    telling {
      if !keepsFilledGroups(insteadOf: groups) {
        setTableGroups(groups, animation, areConstructed: true)
      }
      for request in requests { whenSettled(request) }
    }
  }

  /// Whether constructed groups would empty a table that was filled in place, which is reported.
  private func keepsFilledGroups(insteadOf groups: [TableGroup]) -> Bool {
    guard construction.isFilledInPlace, !store.isAsConstructed, groups.allSatisfy(\.rows.isEmpty)
    else {
      return false
    }
    diagnostics.report(
      .groupsFilledInPlace, at: .group(0), count: groupCount, repair: .keptFilled)
    return true
  }

  // MARK: Leaving

  /// Releases the groups of a screen that was removed from its navigation.
  ///
  /// Rows often capture their screen, which retains its groups. So a screen that left releases
  /// groups that it can construct again, and constructs them when it appears again. It keeps groups
  /// that were changed since, and those that hold what a person entered.
  ///
  /// Returns `false` if groups are kept.
  package func releaseContents() -> Bool {
    dialect?.screenWasLeft()
    guard batch == nil, !gate.hasWaiting, !gate.isBusy else { return false }
    undoStack = UndoStack()
    tableView.texts.endedSession = nil
    guard store.isBuilt, canConstructAgain, tableView.canReleaseRows else {
      construction.clearedTable = nil
      tableView.releaseWindow()
      return !store.isBuilt
    }
    tableView.closeExpansions()
    duplicates = DuplicateSearch(isHeard: diagnostics.isHeard)
    store.clear()
    forgetRecords()
    construction.endObserving()
    tableView.releaseWindow()
    dialect?.groupsWereReleased()
    return true
  }

  /// Reports, once and in debug builds, that a screen left and keeps its groups.
  package func reportKeptContents() {
    #if DEBUG
      guard !construction.didReportKept else { return }
      construction.didReportKept = true
      // A screen that is pushed again is no defect, so that it doesn't show this.
      diagnostics.onDiagnostic?(
        TableDiagnostic(
          .groupsOutliveScreen, at: .group(0), count: store.groupCount, repair: .kept))
    #endif
  }
}

/// The origin of a table's groups, and the state that decides whether they may be constructed again.
@MainActor package struct GroupConstruction {
  /// Whether nothing of the screen constructs groups, so that only changes fill the table.
  package var isFilledInPlace = false

  /// The expanded rows at the time the groups were cleared.
  var clearedTable: ExpandedTable?

  /// The values that the constructed rows store themselves.
  private(set) var ownValues = OwnValues()

  /// Whether the screen was left with groups that it keeps, and this was reported.
  var didReportKept = false

  /// The token of the models from which the groups were constructed.
  private var token: ObservationToken?

  /// Begins to construct groups and returns the record of the values that their rows store.
  mutating func begin() -> OwnValues {
    endObserving()
    isFilledInPlace = false
    ownValues = OwnValues(replacing: ownValues)
    return ownValues
  }

  /// Ends constructing groups, with the token of the models that this read.
  mutating func end(reading token: ObservationToken?) { self.token = token }

  /// Returns whether the groups were constructed from models that have changed.
  func hasRead(_ changed: Set<UInt64>) -> Bool {
    token.map { changed.contains($0.number) } ?? false
  }

  /// Stops tracking the models from which the groups were constructed.
  mutating func endObserving() {
    token?.end()
    token = nil
  }
}
