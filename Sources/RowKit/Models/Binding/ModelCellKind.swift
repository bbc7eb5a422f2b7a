/// A kind of cell that can show models.
@MainActor struct ModelCellKind {
  /// Makes the row of a model, told apart by an id and standing at a path of the data source.
  let makeRow: (any Model, RowID?, RowPath, any ModelRouting) -> any CellController

  init<Cell: TableCell>(_ cell: Cell.Type) {
    makeRow = { ModelRowController<Cell>($0, id: $1, path: $2, routing: $3) }
  }
}
