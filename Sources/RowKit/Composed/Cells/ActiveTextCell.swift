/// A cell that is kept and that a person types into.
///
/// Its value is the text. Selecting it, or the focus chain, begins to edit; the action runs when
/// editing has ended.
///
/// ```swift
/// let name = ActiveTextCell("Name", value: "Ada")
/// name.onChange = { cell in greeting.value = "Hello, \(cell.value ?? "")" }
/// table.add(name)
/// ```
open class ActiveTextCell: ActiveCell {
  /// What may be typed.
  ///
  /// By default one line of any text.
  public final var input = TextInput() { didSet { setNeedsDisplay() } }

  /// What stands in the empty field.
  ///
  /// By default nothing.
  public final var placeholder = "" { didSet { setNeedsDisplay() } }

  /// Is told after each change that a person makes; it gets the cell, which has the new value.
  ///
  /// By default nobody is.
  public final var onChange: ((ActiveTextCell) -> Void)?

  override var shownContent: (any CellContent)? {
    FieldContent(
      key, text: value ?? "", input: input, placeholder: placeholder,
      access: isEnabled ? .editable : .disabled, editing: state.textEditing)
  }
}

/// The row of a cell that a person types into.
final class ActiveTextRow: TextEditingRow, ActiveRow {
  let placement = CellPlacement()
  let activeCell: ActiveTextCell

  init(_ cell: ActiveTextCell) {
    activeCell = cell
  }

  var searchText: String? { activeCell.input.isSecure ? activeCell.key : nil }

  func configure(_ cell: TableCell) {
    cell.selectionStyle = cell.state.textEditing == nil ? .standard : .none
  }

  // MARK: TextEditingRow

  var editableText: String { activeCell.value ?? "" }

  var textInput: TextInput { activeCell.input }

  var takesFocus: Bool { activeCell.isEnabled }

  func textDidChange(_ text: String, row: RowContext) {
    activeCell.value = text
    activeCell.onChange?(activeCell)
  }

  func textDidEnd(_ text: String, row: RowContext) {
    activeCell.action?(activeCell)
  }
}
