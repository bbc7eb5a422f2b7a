/// A type of cell that can show models.
@MainActor struct ModelCellKind {
  /// Creates the row of a model with an identifier and a path in the data source.
  let makeRow: (any Model, RowID?, RowPath, any ModelRouting) -> any CellController

  init<Cell: TableCell>(_ cell: Cell.Type) {
    makeRow = { model, id, path, routing in
      routing.actions(of: model).isEmpty
        ? ModelRowController<Cell>(model, id: id, path: path, routing: routing)
        : ModelRowWithActions<Cell>(model, id: id, path: path, routing: routing)
    }
  }
}
