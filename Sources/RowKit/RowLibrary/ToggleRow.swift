/// A row that turns something on or off.
@MainActor public protocol ToggleRow: SelectableRow, ControlRow {
  /// The words of the row.
  var label: String { get }

  /// Whether it is on.
  var isOn: Bool { get set }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }
}

extension ToggleRow {
  public var image: CellImage? { nil }
  public var searchText: String? { label }
  public var formValue: FormValue { .flag(isOn) }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.image = image
    cell.show(
      ControlContent(
        label, labelStyle: isSelectable ? .plain : .disabled, controlWidth: SwitchContent.width,
        control: SwitchContent(isOn: isOn, words: cell.words)),
      access: access)
  }

  public func didSelect(_ row: RowContext) {
    isOn.toggle()
    row.reloadVisibleRows()
  }
}
