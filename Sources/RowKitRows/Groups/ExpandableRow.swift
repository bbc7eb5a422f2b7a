/// A row that expands to show other rows below it.
///
/// The table stores whether the row is expanded, so the state survives when the row is recreated,
/// scrolled away or moved. The row is collapsed at first.
@MainActor public protocol ExpandableRow: SelectableRow, KeyRespondingRow, ImageRow
where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The rows shown below the expanded row. First read when the row is expanded.
  ///
  /// Read again when an `@Observable` model that the property read changes while the row is
  /// expanded. The table then shows the difference.
  var children: [any CellController] { get }

  /// The children as a list. If the list is lazy, only the children in view are created. The
  /// default contains all `children`.
  var childList: RowList { get }

  /// Whether the row can be expanded. Read each time the row is configured, so it shouldn't create
  /// the children. The default is `true`.
  var hasChildren: Bool { get }

  /// Called when a model that the children read has changed, before they are read again. The
  /// default implementation does nothing.
  func childrenDidChange()

  /// The text at the right. The default is `nil`.
  var currentValue: String? { get }
}

extension ExpandableRow {
  public var currentValue: String? { nil }
  public var searchText: String? { searchText(label, currentValue) }
  public var childList: RowList { RowList(children) }
  public var hasChildren: Bool { true }
  public func childrenDidChange() {}
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }
  public var isSelectable: Bool { access != .disabled && hasChildren }
  public var respondsToKeys: Bool { isSelectable }
  public var keyHints: [KeyHint] {
    [KeyHint("→ ←", MovingStrings.openAndClose, isProminent: false)]
  }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.image = image
    cell.detailText = currentValue
    let isSelectable = isSelectable
    cell.isEnabled = isSelectable
    if isSelectable { cell.accessory = .symbol(cell.state.isExpanded ? "▾" : "▸") }
    cell.sayExpansion(if: isSelectable)
  }

  public var canStaySelected: Bool { false }

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
