/// A row that shows any content.
///
/// It can't be selected.
@MainActor public protocol ContentRow: CellController where Cell == TableCell {
  /// The content.
  var content: any CellContent { get }
}

extension ContentRow {
  public func configure(_ cell: TableCell) {
    cell.content = content
  }
}
