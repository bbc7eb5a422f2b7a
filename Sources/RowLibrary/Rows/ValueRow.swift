/// A row that shows a value.
///
/// It can't be selected.
@MainActor public protocol ValueRow: CellController where Cell == TableCell {
  /// The name of the value.
  var label: String { get }

  /// The value as text. `nil` is shown as a dash.
  var value: String? { get }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }
}

extension ValueRow {
  public var image: CellImage? { nil }
  public var searchText: String? { label + "\t" + (value ?? "") }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.image = image
    cell.detailText = value ?? Placeholder.missingValue
  }
}
