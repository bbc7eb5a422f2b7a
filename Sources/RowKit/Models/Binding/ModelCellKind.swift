/// A kind of cell that can show models.
@MainActor struct ModelCellKind {
  /// Makes the row of a model, told apart by an id and standing at a path of the data source.
  let makeRow: (any Model, RowID?, RowPath, any ModelRouting) -> any CellController

  init<Cell: TableCell>(_ cell: Cell.Type) {
    makeRow = { model, id, path, routing in
      routing.actions(of: model).isEmpty
        ? ModelRowController<Cell>(model, id: id, path: path, routing: routing)
        : ModelRowWithActions<Cell>(model, id: id, path: path, routing: routing)
    }
  }
}
