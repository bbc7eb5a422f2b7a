/// The row of a model: it hands everything to who decides about models.
class ModelRowController<Cell: TableCell>: SelectableRow, ModelShowing {
  final let model: any Model
  final let rowID: RowID?
  private let path: RowPath
  fileprivate final weak var routing: (any ModelRouting)?
  private var turning: SpinnerTurning?

  /// - Parameters:
  ///   - model: What it shows.
  ///   - id: What makes it the same row after a change.
  ///   - path: Where the model stands in the data source.
  ///   - routing: Decides about models.
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

/// The row of a model that has actions; a row that has none must not look as if it had.
final class ModelRowWithActions<Cell: TableCell>: ModelRowController<Cell>, RowWithActions {
  var actions: [RowAction] { routing?.actions(of: model) ?? [] }
}

/// A row that shows a model, in whatever kind of cell.
@MainActor protocol ModelShowing: CellController {
  var model: any Model { get }
}
