/// A row with text that a person edits in place.
///
/// The table keeps the text while it is edited, and passes it to the row after each change. The
/// cell reads it from ``CellState/textEditing``; ``FieldContent`` shows it.
@MainActor public protocol TextEditingRow: FocusableRow, SelectableRow {
  /// The text when editing begins.
  var editableText: String { get }

  /// The accepted input. The default is a single line of any text.
  var textInput: TextInput { get }

  /// Returns in words why the row doesn't take a text; `nil` for one that it takes. By default it
  /// takes every text.
  ///
  /// A text that isn't taken is never handed over. While it is edited the former one is kept instead,
  /// and so it is when editing ends; the words stand below the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isFinal: Whether editing ends with it; otherwise it may be the beginning of one that is
  ///     taken, of which nothing needs to be said yet.
  ///   - words: The framework's words.
  /// - Returns: What is wrong, or `nil`.
  func refusal(of text: String, isFinal: Bool, in words: Words) -> String?

  /// Called after each change with the new text, and with the former one after a change to a text
  /// that isn't taken.
  func textDidChange(_ text: String, row: RowContext)

  /// Called with the text when editing has ended. The default implementation does nothing.
  func textDidEnd(_ text: String, row: RowContext)

  /// Returns the suggestions for a text, best first. By default there are none.
  func suggestions(for text: String) -> [String]
}

extension TextEditingRow {
  public var textInput: TextInput { TextInput() }
  public var isSelectable: Bool { takesFocus }
  public func refusal(of text: String, isFinal: Bool, in words: Words) -> String? { nil }
  public func textDidEnd(_ text: String, row: RowContext) {}
  public func suggestions(for text: String) -> [String] { [] }
  public func didSelect(_ row: RowContext) { row.beginEditing() }
  public func didTakeFocus(_ row: RowContext) { row.beginEditing() }
}
