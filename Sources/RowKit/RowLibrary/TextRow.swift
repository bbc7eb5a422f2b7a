/// A row that shows text, and more about it; it can't be selected.
@MainActor public protocol TextRow: CellController where Cell == TableCell {
  /// The words of the row.
  var text: String { get }

  /// More about it. By default nil: nothing.
  var detailText: String? { get }

  /// Where the detail stands. By default at the right edge.
  var style: CellStyle { get }

  /// How many lines the words may take; 0 for as many as they need. By default 1.
  var numberOfLines: Int { get }
}

extension TextRow {
  public var detailText: String? { nil }
  public var style: CellStyle { .value }
  public var numberOfLines: Int { 1 }
  public var searchText: String? { detailText.map { text + "\t" + $0 } ?? text }

  public func configure(_ cell: TableCell) {
    cell.text = text
    cell.detailText = detailText
    cell.style = style
    cell.numberOfLines = numberOfLines
  }
}
