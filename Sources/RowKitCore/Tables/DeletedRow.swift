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
