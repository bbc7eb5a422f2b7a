/// The place of a row that a person deletes or moves, which is known by the rows beside it.
@MainActor struct FormerPlace {
  private let row: Int

  /// The expanded row that it belongs to, or `nil` for none.
  let parent: RowContext?

  private let above: [Neighbor]
  private let below: [Neighbor]

  /// A row beside it: its context, and its identity if it is deleted meanwhile and comes back.
  private typealias Neighbor = (context: RowContext, key: RowKey?)

  /// The number of siblings remembered at each side.
  private static let reach = 8

  /// Remembers the place of a row.
  init(of path: RowPath, in table: GenericTableController) {
    row = path.row
    let (expansions, rows) = (table.tableView.expansions, table.store.rows(of: path.group))
    let neighbors = { (isNext: Bool) in
      sequence(first: path) { expansions.sibling(of: $0, isNext: isNext, rowCount: rows.count) }
        .dropFirst().prefix(FormerPlace.reach).map { path in
          let key = rows.knowsIDs ? RowKey(rows, at: path.row) : nil
          return (table.context(at: path), key?.isObject == true ? nil : key)
        }
    }
    parent = expansions.parent(of: path).map { table.context(at: $0) }
    (above, below) = (neighbors(false), neighbors(true))
  }

  /// Returns the path at which a row is inserted there: beside the nearest of its former siblings in the
  /// group.
  ///
  /// Without one, that is its former position, or `nil` if it isn't to be guessed. Returns `nil` for a
  /// child of a row that isn't expanded now, which has it again when it is.
  func path(
    inGroup group: Int, of store: TableStore, _ expansions: RowExpansions, guesses: Bool
  ) -> (row: RowPath, parent: RowPath?)? {
    let parent = parent?.path
    if self.parent != nil, parent.flatMap({ expansions[$0] }) == nil { return nil }
    let isSibling = { (path: RowPath) in
      path.group == group && expansions.parent(of: path) == parent
    }
    let path = { (neighbor: Neighbor) in
      neighbor.context.path ?? neighbor.key.flatMap { store.path(of: $0) }
    }
    if let path = above.lazy.compactMap(path).first(where: isSibling) {
      return (expansions.end(of: path), parent)
    }
    if let path = below.lazy.compactMap(path).first(where: isSibling) { return (path, parent) }
    let count = store.rowCount(in: group)
    let former = parent?.adding(rows: 1) ?? RowPath(group: group, row: min(row, count))
    return guesses ? (former, parent) : nil
  }
}
