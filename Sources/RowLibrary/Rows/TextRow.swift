/// A row that shows text and optional details, such as a value at the right edge.
///
/// It can't be selected.
@MainActor public protocol TextRow: CellController where Cell == TableCell {
  /// The title of the row.
  var text: String { get }

  /// The details. The default is `nil`.
  var detailText: String? { get }

  /// The layout of the details. The default is `.value`: at the right edge.
  var style: CellStyle { get }

  /// The style of the title. The default is `.plain`.
  var textStyle: Style { get }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  var numberOfLines: Int { get }
}

extension TextRow {
  public var detailText: String? { nil }
  public var style: CellStyle { .value }
  public var textStyle: Style { .plain }
  public var image: CellImage? { nil }
  public var numberOfLines: Int { 1 }
  public var searchText: String? { detailText.map { text + "\t" + $0 } ?? text }

  public func configure(_ cell: TableCell) {
    cell.text = text
    cell.detailText = detailText
    cell.style = style
    cell.textStyle = textStyle
    cell.image = image
    cell.numberOfLines = numberOfLines
  }
}
