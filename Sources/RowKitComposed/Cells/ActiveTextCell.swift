/// A kept cell with a text field.
///
/// Its value is the text. Selecting the cell or moving the focus to it begins editing. The action
/// runs when editing ends.
///
/// ```swift
/// let name = ActiveTextCell("Name", value: "Ada")
/// name.onChange = { cell in greeting.value = "Hello, \(cell.value ?? "")" }
/// table.add(name)
/// ```
open class ActiveTextCell: ActiveCell {
  /// The input that the field accepts.
  ///
  /// The default is one line of any text.
  public final var input = TextInput() { didSet { setNeedsDisplay() } }

  /// The text shown in an empty field.
  ///
  /// The default is empty.
  public final var placeholder = "" { didSet { setNeedsDisplay() } }

  /// Called with the cell after each change by a person.
  ///
  /// The cell already has the new value. The default is `nil`.
  public final var onChange: ((ActiveTextCell) -> Void)?

  fileprivate final var field: FieldContent {
    var field = FieldContent(
      key, text: value ?? "", input: input, placeholder: placeholder,
      access: isEnabled ? .editable : .disabled, editing: state.textEditing)
    field.refusedText = state.refusedText
    return field
  }
}

/// The row of a cell with a text field.
final class ActiveTextRow: TextEditingRow, ActiveRow {
  let placement = CellPlacement()
  let activeCell: ActiveTextCell

  init(_ cell: ActiveTextCell) {
    activeCell = cell
    cell.contentSource = { ($0 as? ActiveTextCell)?.field ?? FieldContent("", text: "") }
  }

  var searchText: String? { activeCell.input.isSecure ? activeCell.key : nil }

  func configure(_ cell: TableCell) {
    placement.isConfiguring = true
    cell.selectionStyle = cell.state.textEditing == nil ? .standard : .none
    placement.isConfiguring = false
  }

  // MARK: TextEditingRow

  var editableText: String { activeCell.value ?? "" }

  var textInput: TextInput { activeCell.input }

  var takesFocus: Bool { activeCell.isEnabled }

  func textDidChange(_ text: String, row: RowContext) {
    noteContext(row)
    activeCell.value = text
    activeCell.onChange?(activeCell)
  }

  func textDidEnd(_ text: String, row: RowContext) {
    noteContext(row)
    activeCell.action?(activeCell)
  }
}
