/// A row with a line, and words in it if there are any; it can't be selected.
@MainActor public protocol SeparatorRow: CellController where Cell == TableCell {
  /// The words in the line. By default nil: none.
  var title: String? { get }
}

extension SeparatorRow {
  public var title: String? { nil }
  public var searchText: String? { title ?? "" }

  public func configure(_ cell: TableCell) {
    cell.content = SeparatorContent(title)
  }
}
