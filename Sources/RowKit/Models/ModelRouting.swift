/// Decides what models look like and what is done with them; rows of models ask it.
@MainActor protocol ModelRouting: AnyObject {
  func configure(_ cell: TableCell, with model: any Model)
  func height(of model: any Model, forWidth width: Int) -> Int?
  func actions(of model: any Model) -> [RowAction]
  func canSelect(_ model: any Model) -> Bool
  func didSelect(_ model: any Model, row: RowContext)

  /// Is told that the row of an item of the data source came into view.
  func willDisplay(itemAt path: RowPath)
}
