/// The animations of the rows of a change.
package struct ChangeAnimations {
  /// The animation of rows for which no other is given.
  var standard = RowAnimation.automatic

  /// The animations of removed rows, by path before the change.
  package var removedRows: [RowPath: RowAnimation] = [:]

  /// The animations of the rows of removed groups, by group position before the change.
  var removedGroups: [Int: RowAnimation] = [:]

  /// The animations of the rows of reloaded groups, by group position before the change.
  var reloadedGroups: [Int: RowAnimation] = [:]

  /// The animations of inserted rows.
  var insertedRows: [ObjectIdentifier: RowAnimation] = [:]

  /// The titles in view of removed groups, by item before the change.
  var titles: [TableItem: ItemTitle] = [:]

  package init(_ standard: RowAnimation = .automatic) {
    self.standard = standard
  }

  /// Returns the animation of a removed row or decoration.
  func leaving(_ item: TableItem) -> RowAnimation {
    item.path.flatMap { removedRows[$0] } ?? removedGroups[item.group] ?? standard
  }

  /// Returns the animation of an inserted row, or of a decoration if `row` is `nil`.
  func coming(_ row: (any CellController)?) -> RowAnimation {
    row.flatMap { insertedRows[ObjectIdentifier($0)] } ?? standard
  }
}
