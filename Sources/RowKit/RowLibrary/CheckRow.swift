/// A row that is checked or not, such as an entry of a list to work off.
@MainActor public protocol CheckRow: SelectableRow, ControlRow {
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
  public var formValue: FormValue { .flag(isChecked) }

  public func configure(_ cell: TableCell) {
    cell.show(
      label, detail: detail, mark: isChecked ? "☑" : "☐", isMarked: isChecked, access: access)
    cell.accessibilityLabel = label + "\t" + (isChecked ? cell.words.rows.on : cell.words.rows.off)
  }

  public func didSelect(_ row: RowContext) {
    isChecked.toggle()
    row.reloadVisibleRows()
  }
}
