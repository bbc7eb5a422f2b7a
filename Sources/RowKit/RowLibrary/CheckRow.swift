/// A row that is checked or not, such as an entry of a list to work off.
@MainActor public protocol CheckRow: SelectableRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// Whether it is checked.
  var isChecked: Bool { get set }

  /// More about it, in a second line. By default nil: nothing.
  var detail: String? { get }
}

extension CheckRow {
  public var detail: String? { nil }
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.detailText = detail
    cell.style = detail == nil ? .default : .subtitle
    cell.isEnabled = isSelectable
    cell.image = CellImage(isChecked ? "☑" : "☐", color: .role(isChecked ? .tint : .secondaryText))
    cell.accessibilityLabel = label + "\t" + (isChecked ? "on" : "off")
  }

  public func didSelect(_ row: RowContext) {
    isChecked.toggle()
    row.reloadVisibleRows()
  }
}
