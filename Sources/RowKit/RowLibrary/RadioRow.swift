/// One of several rows that share a value, of which exactly one is chosen.
@MainActor public protocol RadioRow: SelectableRow, ControlRow {
  /// The words of the row.
  var label: String { get }

  /// Whether the shared value is the one of this row.
  var isChosen: Bool { get }

  /// Gives the shared value the one of this row.
  func choose()

  /// More about it, in a second line. By default nil: nothing.
  var detail: String? { get }
}

extension RadioRow {
  public var detail: String? { nil }
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.show(label, detail: detail, mark: isChosen ? "◉" : "○", isMarked: isChosen, access: access)
    cell.accessibilityLabel = isChosen ? label + "\t✓" : label
  }

  public func didSelect(_ row: RowContext) {
    guard !isChosen else { return }
    choose()
    row.reloadVisibleRows()
  }
}
