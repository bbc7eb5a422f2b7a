/// Notifying observers of changes.
extension GenericTableController {
  /// Makes a change, which may consist of several, and notifies observers when it is complete.
  ///
  /// An observer may change the table at once. That change is reported after earlier notifications.
  package func telling(_ change: () -> Void) {
    gate.during(.reporting, change)
    guard !gate.isDoing(.reporting), !gate.isDoing(.publishing) else { return }
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

  private func tell(_ news: TableNews) {
    switch news {
    case .changes(let changes): onChange?(changes)
    case .repair(let repair): diagnostics.report(repair)
    }
  }
}
