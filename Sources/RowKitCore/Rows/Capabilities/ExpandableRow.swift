/// A row that expands to show other rows below it.
///
/// The table stores whether the row is expanded, so the state survives when the row is recreated,
/// scrolled away or moved. The row is collapsed at first.
@MainActor public protocol ExpandableRow: SelectableRow, KeyRespondingRow
where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The rows shown below the expanded row. A row without children can't be expanded.
  var children: [any CellController] { get }

  /// The text at the right. The default is `nil`.
  var currentValue: String? { get }

  /// The image at the left. The default is `nil`.
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
    if isSelectable { cell.accessory = .symbol(cell.state.isExpanded ? "▾" : "▸") }
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    if isSelectable { text.states.append(cell.state.isExpanded ? .expanded : .collapsed) }
    return text
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
