/// A row that leads to another screen.
@MainActor public protocol LinkRow: SelectableRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// Makes the screen it leads to, anew each time.
  func makeScreen() -> ScreenController

  /// What stands at the right, such as the current value of what the screen changes. By default
  /// nil: nothing.
  var currentValue: String? { get }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }
}

extension LinkRow {
  public var currentValue: String? { nil }
  public var image: CellImage? { nil }
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.detailText = currentValue
    cell.image = image
    cell.accessory = .disclosureIndicator
  }

  public func didSelect(_ row: RowContext) {
    row.push(makeScreen())
  }
}
