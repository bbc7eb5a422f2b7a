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

  /// The titles in view of groups that go, by where they stood before the change.
  var titles: [TableItem: ItemTitle] = [:]

  init(_ standard: RowAnimation = .automatic) {
    self.standard = standard
  }

  /// How a row, or what stands around the rows of a group, goes.
  func leaving(_ item: TableItem) -> RowAnimation {
    item.path.flatMap { removedRows[$0] } ?? removedGroups[item.group] ?? standard
  }

  /// How a row comes, or what stands around the rows of a group, which is no row.
  func coming(_ row: (any CellController)?) -> RowAnimation {
    row.flatMap { insertedRows[ObjectIdentifier($0)] } ?? standard
  }
}
