/// The table that a kept cell was added to.
@MainActor protocol CellOwner: AnyObject {
  /// Returns the context of a cell's row, which finds its path when it is needed.
  func context(finding keeper: any CellKeeper) -> RowContext

  /// Returns whether a cell's row is in the table, and not in a batch that may remove it.
  func contains(_ keeper: any CellKeeper) -> Bool
}

/// The location of a kept cell's row.
@MainActor final class CellPlacement {
  /// The unique id of the row.
  let id = RowID.unique()

  /// The composed table to which the cell was last added.
  weak var owner: (any CellOwner)? {
    didSet { if owner !== oldValue { context = nil } }
  }

  /// The last known path of the row, where a search begins.
  private(set) var path: RowPath?

  /// The id of the section that contained the row then.
  private(set) var section: RowID?

  /// Whether the cell is in its owner's table.
  var isPlaced = false

  /// Whether the row changes the cell itself.
  var isConfiguring = false

  /// The row's context, once it was requested or the row was in view.
  var context: RowContext?

  /// Records the path of the row.
  func note(_ path: RowPath, in section: RowID?) {
    self.path = path
    self.section = section
  }

  /// Returns the index of the group in which the row was last seen, or `nil` if it isn't there.
  func group(among groups: [TableGroup]) -> Int? {
    guard let path else { return nil }
    if groups.indices.contains(path.group), groups[path.group].id == section { return path.group }
    return section.flatMap { section in groups.firstIndex { $0.id == section } }
  }
}
