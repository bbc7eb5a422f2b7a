/// A row with text that a person edits in place.
///
/// The table keeps the text while it is edited, and passes it to the row after each change. The
/// cell reads it from ``CellState/textEditing``; ``FieldContent`` shows it.
@MainActor public protocol TextEditingRow: FocusableRow, SelectableRow {
  /// The text when editing begins.
  var editableText: String { get }

  /// The accepted input. The default is a single line of any text.
  var textInput: TextInput { get }

  /// Whether all of the text is selected when editing begins, so that the first character typed
  /// replaces it. The default is `false`.
  ///
  /// Return `true` for a text that the program put there and nobody chose.
  var selectsText: Bool { get }

  /// Returns the message for a rejected text, or `nil` if the row accepts the text. The default
  /// implementation returns `nil`.
  ///
  /// A rejected text is never passed to the row. The row keeps the last accepted text instead,
  /// during and after editing. The message is shown below the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isFinal: Whether editing ends with the text. If `false`, the text may be the beginning of
  ///     an accepted text, which needs no message yet.
  ///   - words: The text that the framework itself shows.
  /// - Returns: The message, or `nil`.
  func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String?

  /// Called after each change with the new text, or with the last accepted text if the new one is
  /// rejected.
  func textDidChange(_ text: String, row: RowContext)

  /// Called with the text when editing has ended. The default implementation does nothing.
  func textDidEnd(_ text: String, row: RowContext)

  /// Whether Return submits the text, instead of moving the focus to the next field. The default is
  /// `false`.
  var submitsText: Bool { get }

  /// Called with an accepted text after Return has ended editing, if the row submits its text. The
  /// default implementation does nothing.
  ///
  /// Escape, Tab and the arrow keys end editing without submitting. To go on typing, call
  /// ``RowContext/beginEditing()``; to move on, ``RowContext/advanceFocus()``.
  func didSubmit(_ text: String, row: RowContext)

  /// Returns the suggestions for a text, best first. By default there are none.
  func suggestions(for text: String) -> [String]
}

extension TextEditingRow {
  public var textInput: TextInput { TextInput() }
  public var selectsText: Bool { false }
  public var isSelectable: Bool { takesFocus }
  public func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String? { nil }
  public func textDidEnd(_ text: String, row: RowContext) {}
  public var submitsText: Bool { false }
  public func didSubmit(_ text: String, row: RowContext) {}
  public func suggestions(for text: String) -> [String] { [] }
  public func selectionVerb(in words: LocalizedStrings) -> String { words.forms.editing.edit }
  public func didSelect(_ row: RowContext) { row.beginEditing() }
  public func didTakeFocus(_ row: RowContext) { row.beginEditing() }
}
