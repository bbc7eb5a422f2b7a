/// A row that shows words and more about them in a second line; it can't be selected.
@MainActor public protocol SubtitleRow: CellController where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// What stands below them.
  var subtitle: String { get }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }
}

extension SubtitleRow {
  public var image: CellImage? { nil }
  public var searchText: String? { label + "\t" + subtitle }

  public func configure(_ cell: TableCell) {
    cell.style = .subtitle
    cell.text = label
    cell.textStyle = .bold
    cell.detailText = subtitle
    cell.image = image
  }
}
