/// The changes that were asked for in a closure, until it returns.
struct PendingBatch {
  var requests = TableStore.Batch()
  var animations = ChangeAnimations()

  /// The groups with other contents, by where they stood before.
  var replacements: [Int: (group: TableGroup, animation: RowAnimation)] = [:]

  /// Which groups shall hide their rows, by where they stood before.
  var collapses: [(group: Int, isCollapsed: Bool, animation: RowAnimation)] = []

  /// Which rows shall be open, or closed, after the changes.
  var expansions: [(row: RowContext, isExpanded: Bool)] = []

  /// Changes of another kind, made after those by position.
  var others: [() -> Void] = []

  /// What a kind of table gathers for one of those, until the closure returns.
  var gathered: AnyObject?
}
