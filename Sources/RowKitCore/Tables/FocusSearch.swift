/// A search for the next row that takes the focus, which may continue over several frames.
@MainActor struct FocusSearch {
  /// The direction of a search.
  enum Direction {
    case below, above
  }

  /// The direction.
  let direction: Direction

  /// The row where the search began, which may move meanwhile, or `nil` for the start of the table.
  let origin: RowContext?

  /// Called with the row that was found, or with `nil` if there is none.
  let found: (GenericTableController, RowPath?) -> Void

  /// The last item checked, or `nil` to begin at the origin.
  var item: TableItem?

  /// Returns the item to continue from, or `nil` if the origin is gone.
  func start(in table: TableView) -> TableItem? {
    if let item { return item }
    guard let origin else { return table.firstItem }
    return origin.path.map { TableItem($0) }
  }
}
