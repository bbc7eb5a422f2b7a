/// Following changes, and notifying observers of them.
extension GenericTableController {
  /// Updates everything stored by path after a change to the store.
  package func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, reloaded: Set<RowPath>? = nil
  ) {
    handles.follow { changes.recordPath(for: $0) }
    for index in undoStack.steps.indices { undoStack.steps[index].follow(changes) }
    tableView.follow(changes, animations, reloaded: reloaded)
    // Another row may be at this position now, so the search begins again.
    fields.search?.item = nil
    stage?.hintsDidChange()
    note(.changes(changes))
  }

  // MARK: Observers

  /// Makes a change, which may consist of several, and notifies observers when it is complete.
  ///
  /// A row whose editing the change interrupted takes its text first. The row or an observer may change
  /// the table at once. That change is reported after earlier notifications.
  package func telling(_ change: () -> Void) {
    gate.during(.reporting, change)
    guard !gate.isDoing(.reporting) else { return }
    tableView.handOverTexts()
    guard !gate.isDoing(.publishing) else { return }
    gate.during(.publishing) {
      while let next = news.next() { tell(next) }
    }
  }

  /// Queues a notification until the change is complete.
  package func note(_ news: TableNews) {
    if case .changes(let changes) = news, let stage, stage.screen === self {
      stage.announcer?.note(
        inserted: changes.insertedRows.reduce(0) { $0 + $1.rows.count },
        removed: changes.removedRows.reduce(0) { $0 + $1.rows.count })
    }
    self.news.add(news)
  }

  /// Queues a diagnostic until the change is complete.
  func note(
    _ code: TableDiagnostic.Code, at position: TableDiagnostic.Position, count: Int,
    repair: TableDiagnostic.Repair
  ) {
    note(.repair(TableDiagnostic(code, at: position, count: count, repair: repair)))
  }

  private func tell(_ news: TableNews) {
    switch news {
    case .changes(let changes): onChange?(changes)
    case .repair(let repair): diagnostics.report(repair)
    }
  }
}

/// A notification about a change of a table.
package enum TableNews {
  /// The changes of groups and rows.
  case changes(TableChanges)
  /// A repair of an invalid request.
  case repair(TableDiagnostic)
}

/// The notifications of a table that wait until a change is complete.
struct TableNewsQueue {
  /// Called after each change to groups and rows, in order.
  var onChange: ((TableChanges) -> Void)?

  private var waiting = Queue<TableNews>()

  /// Adds a notification if the table has an observer.
  mutating func add(_ news: TableNews) {
    if case .changes = news, onChange == nil { return }
    waiting.append(news)
  }

  /// Removes and returns the first notification, or `nil` if none waits, in amortized O(1).
  mutating func next() -> TableNews? { waiting.popFirst() }
}
