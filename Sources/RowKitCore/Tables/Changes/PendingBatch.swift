/// The changes requested in a closure, collected until it returns.
package struct PendingBatch {
  var requests = TableStore.Batch()
  var animations = ChangeAnimations()

  /// The group replacements, by former position.
  var replacements: [Int: (group: TableGroup, animation: RowAnimation)] = [:]

  /// The groups to collapse or expand, by former position.
  var collapses: [(group: Int, isCollapsed: Bool, animation: RowAnimation)] = []

  /// The rows to expand or collapse after the changes.
  var expansions: [(row: RowContext, isExpanded: Bool)] = []

  /// Changes of other kinds, made after the changes by position.
  package var others: [() -> Void] = []

  /// An object in which a subclass collects changes until the closure returns.
  package var gathered: AnyObject?
}
