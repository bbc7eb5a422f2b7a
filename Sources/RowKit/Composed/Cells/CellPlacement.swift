/// What is known about where the row of a kept cell stands.
@MainActor final class CellPlacement {
  /// What tells the row from all others.
  let id = RowID.unique()

  /// The composed table that the cell was added to last.
  weak var owner: ComposedTableController? {
    didSet { if owner !== oldValue { context = nil } }
  }

  /// Where the row stood when it was looked for last: a good place to begin looking.
  private(set) var path: RowPath?

  /// The section in which it stood then.
  private(set) var section: RowID?

  /// Whether the owner was told to add the cell, and not to remove it since.
  var isPlaced = false

  /// What the row may do with its table, once it was asked for or was in view.
  var context: RowContext?

  /// Remembers where the row stands.
  func note(_ path: RowPath, in section: RowID?) {
    self.path = path
    self.section = section
  }

  /// Which of some groups the row stood in when it was looked for last; nil if it isn't there.
  func group(among groups: [TableGroup]) -> Int? {
    guard let path else { return nil }
    if groups.indices.contains(path.group), groups[path.group].id == section { return path.group }
    return section.flatMap { section in groups.firstIndex { $0.id == section } }
  }
}
