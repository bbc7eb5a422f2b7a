/// A deletion or a move that a person can take back.
@MainActor struct UndoStep {
  /// Where the group stands in which it was done; nil once the group left the table.
  private var group: Int?

  private let undo: (GenericTableController, Int?) -> Void

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - group: The group in which something was done.
  ///   - undo: Takes it back; gets the group where it stands then, nil when it is gone.
  init(inGroup group: Int, undo: @escaping (GenericTableController, Int?) -> Void) {
    self.group = group
    self.undo = undo
  }

  /// Follows the group to where it stands now.
  mutating func follow(_ changes: TableChanges) {
    group = group.flatMap { changes.newGroup(for: $0) }
  }

  /// Forgets the group, which is gone.
  mutating func leaveGroup() { group = nil }

  /// Takes it back.
  func undo(in table: GenericTableController) { undo(table, group) }
}
