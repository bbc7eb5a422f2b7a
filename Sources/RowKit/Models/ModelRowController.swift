/// The row of a model: it hands everything to who decides about models.
final class ModelRowController<Cell: TableCell>: SelectableRow, RowWithActions {
  let model: any Model
  let rowID: RowID?
  private let path: RowPath
  private weak var routing: (any ModelRouting)?
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

  var actions: [RowAction] { routing?.actions(of: model) ?? [] }

  var isSelectable: Bool { routing?.canSelect(model) ?? false }

  func didSelect(_ row: RowContext) { routing?.didSelect(model, row: row) }
}
