/// The row of a model, which forwards everything to the routing.
class ModelRowController<Cell: TableCell>: SelectableRow, ModelShowing {
  final let model: any Model
  final let rowID: RowID?
  private let path: RowPath
  fileprivate final weak var routing: (any ModelRouting)?
  private var turning: SpinnerTurning?

  /// - Parameters:
  ///   - model: The model.
  ///   - id: The row's identity across changes.
  ///   - path: The path of the model in the data source.
  ///   - routing: The appearance and actions of models.
  init(_ model: any Model, id: RowID?, path: RowPath, routing: any ModelRouting) {
    self.model = model
    rowID = id
    self.path = path
    self.routing = routing
  }

  func configure(_ cell: Cell) {
    routing?.configure(cell, with: model)
    turning?.turnLater()
  }

  func height(forWidth width: Int) -> Int? { routing?.height(of: model, forWidth: width) }

  func willDisplay(_ cell: Cell, row: RowContext) {
    if cell is LoadingCell { turning = SpinnerTurning(row) }
    turning?.turnLater()
    routing?.willDisplay(itemAt: path)
  }

  func didEndDisplaying(_ cell: Cell) {
    turning?.stop()
    turning = nil
  }

  var isSelectable: Bool { routing?.canSelect(model) ?? false }

  func didSelect(_ row: RowContext) { routing?.didSelect(model, row: row) }
}

/// The row of a model with actions.
///
/// Separate, so that other rows don't offer a menu.
final class ModelRowWithActions<Cell: TableCell>: ModelRowController<Cell>, ContextMenuRow {
  var actions: [RowAction] { routing?.actions(of: model) ?? [] }
}

/// A row that shows a model, in any type of cell.
@MainActor protocol ModelShowing: CellController {
  var model: any Model { get }
}
