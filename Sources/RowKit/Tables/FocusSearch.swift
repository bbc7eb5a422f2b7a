/// A search for the next row that takes the focus, which may go on over several frames.
@MainActor struct FocusSearch {
  /// Which way it goes.
  enum Direction {
    case below, above
  }

  /// The way it goes.
  let direction: Direction

  /// The row it began at, which may move meanwhile; nil for the beginning of the table.
  let origin: RowContext?

  /// What is done with the row, or where there is none.
  let found: (GenericTableController, RowPath?) -> Void

  /// What was looked at last; nil to begin at the origin.
  var item: TableItem?

  /// Where it goes on from in a table; nil when its origin is gone.
  func start(in table: TableView) -> TableItem? {
    if let item { return item }
    guard let origin else { return table.firstItem }
    return origin.path.map { TableItem($0) }
  }
}
