/// A row that shows a value; it can't be selected.
@MainActor public protocol ValueRow: CellController where Cell == TableCell {
  /// What the value is called.
  var label: String { get }

  /// The value in words; nil is shown as a dash.
  var value: String? { get }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }
}

extension ValueRow {
  public var image: CellImage? { nil }
  public var searchText: String? { label + "\t" + (value ?? "") }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.image = image
    cell.detailText = value ?? ValueRowController.nothing
  }
}
