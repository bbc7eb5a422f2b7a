import RowKit

/// Several changes in one batch, and changes made before others have finished.
extension UpdatesScreen {
  /// Removals use the positions before the batch and insertions those after it, in any order.
  func changeSeveral() {
    let rows = numbers.shuffle(rowsInView)
    guard rows.count >= 2 else { return insertDay() }
    let (leaver, mover) = (rows[0], rows[1])
    let names = (name(at: leaver), name(at: mover))
    let newcomer = history.makeRow()
    let top = RowPath(group: UpdatesScreen.firstDay, row: 0)
    let second = RowPath(group: UpdatesScreen.firstDay, row: 1)
    performUpdates {
      moveRow(from: mover, to: top)
      insert([newcomer], at: second, animation: animation)
      removeRows(at: [leaver], animation: animation)
    }
    tell(
      "At once: \(names.0) left \(leaver), \(names.1) went from \(mover) to \(top), "
        + "\(newcomer.name) came to \(second).")
  }

  /// Inserts three rows.
  ///
  /// Before they have arrived, one of them is removed and another is moved.
  func changeInFlight() {
    guard let path = place else { return insertDay() }
    let rows = [history.makeRow(), history.makeRow(), history.makeRow()]
    insert(rows, at: path, animation: animation)
    tell("\(rows[0].name), \(rows[1].name) and \(rows[2].name) are coming…")
    let contexts = (0..<3).map { context(at: RowPath(group: path.group, row: path.row + $0)) }
    stage?.schedule(after: .milliseconds(100)) { [weak self] in self?.turnBack(contexts, rows) }
  }

  /// The contexts know the current positions of the rows.
  private func turnBack(_ contexts: [RowContext], _ rows: [any HistoryRow]) {
    guard let first = contexts[0].path, let second = contexts[1].path, let third = contexts[2].path
    else { return }
    performUpdates {
      moveRow(from: third, to: first)
      removeRows(at: [second], animation: animation)
    }
    tell("\(rows[1].name) went before it was there, \(rows[2].name) moved before it stood.")
  }
}
