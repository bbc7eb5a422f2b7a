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

  private var waiting: [TableNews] = []

  /// Adds a notification if the table has an observer.
  mutating func add(_ news: TableNews) {
    if case .changes = news, onChange == nil { return }
    waiting.append(news)
  }

  /// Removes and returns the first notification, or `nil` if none waits.
  mutating func next() -> TableNews? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
