/// A row that opens to show other rows under it.
///
/// The table keeps whether it is open, so it stays so when the row is made anew, scrolled away or
/// moved; it is closed at first.
@MainActor public protocol ExpandableRow: SelectableRow, KeyRespondingRow
where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The rows that belong to it. A row that has none can't be opened.
  var children: [any CellController] { get }

  /// What stands at the right while it is closed. By default nil: nothing.
  var currentValue: String? { get }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }
}

extension ExpandableRow {
  public var currentValue: String? { nil }
  public var image: CellImage? { nil }
  public var searchText: String? { label }
  public var isSelectable: Bool { !children.isEmpty }
  public var respondsToKeys: Bool { isSelectable }
  public var keyHints: [KeyHint] { [KeyHint("→ ←", \.rows.openAndClose, isProminent: false)] }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.image = image
    cell.detailText = currentValue
    cell.isEnabled = isSelectable
    if isSelectable { cell.accessory = .sign(cell.state.isExpanded ? "▾" : "▸") }
  }

  public func didSelect(_ row: RowContext) {
    row.isExpanded.toggle()
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.right): row.isExpanded = true
    case KeyPress(.left) where row.isExpanded: row.isExpanded = false
    default: return false
    }
    return true
  }
}
