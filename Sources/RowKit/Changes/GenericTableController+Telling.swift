/// What a table tells about changes.
enum TableNews {
  /// What became of groups and rows.
  case changes(TableChanges)
  /// What was not followed to the letter.
  case repair(TableDiagnostic)
}

/// Telling what became of groups and rows.
extension GenericTableController {
  /// Makes a change that may consist of several, and tells of them when all is as it shall be.
  ///
  /// Who is told may change the table at once; that is told after what was told before it.
  func telling(_ change: () -> Void) {
    changeDepth += 1
    change()
    changeDepth -= 1
    guard changeDepth == 0, !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty { tell(untold.removeFirst()) }
  }

  /// Keeps what is to be told when the change is over.
  func note(_ news: TableNews) {
    if case .changes = news, onChange == nil { return }
    untold.append(news)
  }

  private func tell(_ news: TableNews) {
    switch news {
    case .changes(let changes): onChange?(changes)
    case .repair(let repair): diagnostics.report(repair)
    }
  }
}
