/// A type that determines the appearance and actions of models for their rows.
@MainActor protocol ModelRouting: AnyObject {
  func configure(_ cell: TableCell, with model: any Model)
  func height(of model: any Model, forWidth width: Int) -> Int?
  func actions(of model: any Model) -> [RowAction]
  func canSelect(_ model: any Model) -> Bool
  func didSelect(_ model: any Model, row: RowContext)

  /// Called when the row of an item of the data source became visible.
  func willDisplay(itemAt path: RowPath)
}
