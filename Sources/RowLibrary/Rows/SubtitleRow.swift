/// A row that shows a title and details on a second line.
///
/// It can't be selected.
@MainActor public protocol SubtitleRow: CellController where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The text below the title.
  var subtitle: String { get }

  /// The image at the left. The default is `nil`.
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
