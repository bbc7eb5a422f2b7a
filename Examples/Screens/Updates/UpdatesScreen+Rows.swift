import RowKit

/// Changes of rows by position.
extension UpdatesScreen {
  func insertRow() {
    guard let path = place else { return insertDay() }
    let row = history.makeRow()
    insert([row], at: path, animation: animation)
    tell("\(row.name) was inserted at \(path).")
  }

  func deleteRow() {
    guard let path = place else { return tell("There is no row to delete.") }
    let name = name(at: path)
    removeRows(at: [path], animation: animation)
    tell("\(name) was removed from \(path).")
  }

  func moveRow() {
    guard let path = place, let target = numbers.pick(from: rowsInView.filter { $0 != path })
    else { return tell("There is no place to move a row to.") }
    let name = name(at: path)
    moveRow(from: path, to: target)
    tell("\(name) was moved from \(path) to \(target).")
  }

  /// Changes the data of a row, which the table can't notice by itself.
  func reloadRow() {
    guard let path = place else { return tell("There is no row to reload.") }
    (row(at: path) as? any HistoryRow)?.change()
    reloadRows(at: [path])
    tell("\(name(at: path)) has changed at \(path), and was configured again.")
  }

  func exchangeRow() {
    guard let path = place else { return tell("There is no row to exchange.") }
    let former = name(at: path)
    let row = history.makeRow()
    replaceRow(at: path, with: row, animation: animation)
    tell("\(row.name) has taken the place of \(former) at \(path).")
  }

  // MARK: Target

  /// The path for the next change: at the cursor, or anywhere in view if the cursor is on the
  /// buttons.
  ///
  /// It is `nil` if there are no rows.
  var place: RowPath? {
    if let cursor = tableView.cursor, cursor.group >= UpdatesScreen.firstDay { return cursor }
    return numbers.pick(from: rowsInView)
  }

  /// The visible rows of the days, or the first row of all if none are visible.
  var rowsInView: [RowPath] {
    let paths = tableView.visibleRows.filter { $0.group >= UpdatesScreen.firstDay }
    guard paths.isEmpty else { return paths }
    let group = days.first { !tableGroups[$0].rows.isEmpty }
    return group.map { [RowPath(group: $0, row: 0)] } ?? []
  }

  /// Returns the name of the person whose row is at a path.
  func name(at path: RowPath) -> String {
    (row(at: path) as? any HistoryRow)?.name ?? "A row"
  }
}
