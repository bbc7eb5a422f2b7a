/// Which of the rows of a change come and go in which way.
struct ChangeAnimations {
  /// How rows come and go of which nothing else is said.
  var standard = RowAnimation.automatic

  /// How some rows go, by their paths before the change.
  var removedRows: [RowPath: RowAnimation] = [:]

  /// How the rows of some groups go, by the positions of the groups before the change.
  var removedGroups: [Int: RowAnimation] = [:]

  /// How some rows come.
  var insertedRows: [ObjectIdentifier: RowAnimation] = [:]

  init(_ standard: RowAnimation = .automatic) {
    self.standard = standard
  }

  /// How a row goes.
  func leaving(_ path: RowPath) -> RowAnimation {
    removedRows[path] ?? removedGroups[path.group] ?? standard
  }

  /// How a row comes.
  func coming(_ row: any CellController) -> RowAnimation {
    insertedRows[ObjectIdentifier(row)] ?? standard
  }
}
