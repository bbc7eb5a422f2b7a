/// A type of cell that can show models.
@MainActor struct ModelCellKind {
  /// Creates the row of a model with an identifier and a path in the data source.
  let makeRow: (any Model, RowID?, ModelSectionRows, any ModelRouting) -> any CellController

  /// The class of its cells.
  let type: TableCell.Type

  private let isKind: (TableCell.Type) -> Bool

  init<Cell: TableCell>(_ cell: Cell.Type) {
    type = cell
    isKind = { $0 is Cell.Type }
    makeRow = { model, id, section, routing in
      routing.actions(of: model).isEmpty
        ? ModelRowController<Cell>(model, id: id, section: section, routing: routing)
        : ModelRowWithActions<Cell>(model, id: id, section: section, routing: routing)
    }
  }

  /// Whether its cells can be given to what is made for another kind.
  func isKind(of other: ModelCellKind) -> Bool { other.isKind(type) }
}
