/// A row that does something when a person selects it.
///
/// A row that does not conform can't be highlighted or selected.
@MainActor public protocol SelectableRow: CellController {
  /// Acts on the row's selection.
  ///
  /// After it returns the table deselects the row, unless a screen was pushed or presented: then
  /// the row is deselected on return.
  func didSelect(_ row: RowContext)

  /// Whether the row can be selected now. By default true.
  var isSelectable: Bool { get }

  /// Whether the row, asked after it acted, will deselect itself later. By default false.
  var deselectsItself: Bool { get }
}

extension SelectableRow {
  public var isSelectable: Bool { true }
  public var deselectsItself: Bool { false }
}
