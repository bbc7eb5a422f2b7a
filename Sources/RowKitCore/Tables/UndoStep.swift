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

/// A row that a person deleted, and the rows that were beside it.
@MainActor struct DeletedRow {
  /// The row.
  let row: any EditableRow

  /// The words that name it.
  let name: String

  private let place: Int
  private let above: [RowContext]
  private let below: [RowContext]

  /// The number of rows remembered at each side.
  private static let reach = 8

  /// Remembers a row that is going to be deleted, and the rows beside it.
  init(
    _ row: any EditableRow, named name: String, at path: RowPath, in table: GenericTableController
  ) {
    self.row = row
    self.name = name
    place = path.row
    let contexts = { (distances: [Int]) in
      distances.map { path.adding(rows: $0) }.filter { table.store.contains($0) }
        .map { table.context(at: $0) }
    }
    above = contexts((1...DeletedRow.reach).map { -$0 })
    below = contexts(Array(1...DeletedRow.reach))
  }

  /// Returns the path at which the row is inserted again: beside the nearest of its former
  /// neighbours in the group, or else at its former position.
  func place(inGroup group: Int, rowCount count: Int) -> RowPath {
    if let path = above.lazy.compactMap(\.path).first(where: { $0.group == group }) {
      return path.adding(rows: 1)
    }
    let next = below.lazy.compactMap(\.path).first { $0.group == group }
    return next ?? RowPath(group: group, row: min(place, count))
  }
}
