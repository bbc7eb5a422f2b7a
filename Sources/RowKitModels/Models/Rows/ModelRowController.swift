/// The row of a model, which forwards everything to the table.
class ModelRowController<Cell: TableCell>: SelectableRow, ModelShowing {
  final let model: any Model
  final let rowID: RowID?
  fileprivate final weak var table: ModelTableController?
  private var turning: SpinnerTurning?

  /// - Parameters:
  ///   - model: The model.
  ///   - id: The row's identity across changes.
  ///   - table: The table, which decides the appearance and actions of models.
  init(_ model: any Model, id: RowID?, table: ModelTableController) {
    self.model = model
    rowID = id
    self.table = table
  }

  func configure(_ cell: Cell) {
    table?.configure(cell, with: model)
    turning?.turnLater()
  }

  func height(forWidth width: Int) -> Int? { table?.height(of: model, forWidth: width) }

  func willDisplay(_ cell: Cell, row: RowContext) {
    if cell is LoadingCell { turning = SpinnerTurning(row) }
    turning?.turnLater()
  }

  func didEndDisplaying(_ cell: Cell) {
    turning?.stop()
    turning = nil
  }

  var isSelectable: Bool { table?.canSelect(model) ?? false }

  var canStaySelected: Bool { !(model is ModelPlaceholder) }

  func selectionVerb(in words: LocalizedStrings) -> String {
    if case .failed? = model as? ModelPlaceholder { return words[ActionStrings.tryAgain] }
    return words[ActionStrings.select]
  }

  func didSelect(_ row: RowContext) { table?.didSelect(model, row: row) }
}

/// The row of a model with actions.
///
/// Separate, so that other rows don't offer a menu.
final class ModelRowWithActions<Cell: TableCell>: ModelRowController<Cell>, ContextMenuRow {
  var actions: [RowAction] { table?.actions(of: model) ?? [] }
}

/// The rows of models, whatever their type of cell.
@MainActor protocol ModelShowing: CellController {}
