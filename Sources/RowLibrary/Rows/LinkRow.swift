/// A row that navigates to another screen.
///
/// Its details replace the text at the right.
@MainActor public protocol LinkRow: SelectableRow, DetailedRow where Cell == TableCell {
  /// Creates the screen to navigate to. Called each time the row is selected.
  func makeScreen() -> ScreenController

  /// The text at the right, such as the current value of the setting that the screen changes. The
  /// default is `nil`.
  var currentValue: String? { get }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }
}

extension LinkRow {
  public var currentValue: String? { nil }
  public var image: CellImage? { nil }
  public var searchText: String? { searchText(label, detail ?? currentValue) }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.style = detail == nil ? .value : .subtitle
    cell.text = label
    cell.numberOfLines = 3
    cell.detailText = detail ?? currentValue
    cell.image = image
    cell.accessory = .disclosureIndicator
  }

  public func didSelect(_ row: RowContext) {
    row.push(makeScreen())
  }
}
