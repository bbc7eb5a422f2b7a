/// A row whose text a person edits in place.
///
/// The table keeps the text while it is edited, under the row, and hands it over after each change.
/// The cell finds it in ``CellState/textEditing``; ``FieldContent`` shows it.
@MainActor public protocol TextEditingRow: FocusableRow, SelectableRow {
  /// The text that editing begins with.
  var editableText: String { get }

  /// What may be typed. By default one line of any text.
  var textInput: TextInput { get }

  /// Takes the text after each change.
  func textDidChange(_ text: String, row: RowContext)

  /// Takes the text when editing has ended. By default nothing.
  func textDidEnd(_ text: String, row: RowContext)

  /// Returns what is suggested for a text, the best first. By default nothing.
  func suggestions(for text: String) -> [String]
}

extension TextEditingRow {
  public var textInput: TextInput { TextInput() }
  public var isSelectable: Bool { takesFocus }
  public func textDidEnd(_ text: String, row: RowContext) {}
  public func suggestions(for text: String) -> [String] { [] }
  public func didSelect(_ row: RowContext) { row.beginEditing() }
  public func didTakeFocus(_ row: RowContext) { row.beginEditing() }
}
