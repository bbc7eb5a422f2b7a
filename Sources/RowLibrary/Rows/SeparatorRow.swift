/// A row with a horizontal line and an optional title.
///
/// It can't be selected.
@MainActor public protocol SeparatorRow: CellController where Cell == TableCell {
  /// The title in the line. The default is `nil`.
  var title: String? { get }
}

extension SeparatorRow {
  public var title: String? { nil }
  public var searchText: String? { title ?? "" }

  public func configure(_ cell: TableCell) {
    cell.content = SeparatorContent(title)
  }
}
