/// A deletion or a move that a person can undo.
@MainActor struct UndoStep {
  /// The position of the group that was changed, or `nil` after the group left the table.
  private var group: Int?

  private let undo: (GenericTableController, Int?) -> Void

  /// Creates a step with a closure that undoes the change, given the current position of the group, or
  /// `nil` if the group left the table.
  init(inGroup group: Int, undo: @escaping (GenericTableController, Int?) -> Void) {
    self.group = group
    self.undo = undo
  }

  /// Follows the group through changes.
  mutating func follow(_ changes: TableChanges) {
    group = group.flatMap { changes.newGroup(for: $0) }
  }

  /// Marks the group as removed.
  mutating func leaveGroup() { group = nil }

  /// Undoes the change.
  func undo(in table: GenericTableController) { undo(table, group) }
}
