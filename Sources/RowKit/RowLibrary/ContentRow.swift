/// A row that shows any content; it can't be selected.
@MainActor public protocol ContentRow: CellController where Cell == TableCell {
  /// What it shows.
  var content: any CellContent { get }
}

extension ContentRow {
  public func configure(_ cell: TableCell) {
    cell.content = content
  }
}
