/// A row with text that a person edits in place.
///
/// The table keeps the text while it is edited, and passes it to the row after each change. The
/// cell reads it from ``CellState/textEditing``; ``FieldContent`` shows it.
@MainActor public protocol TextEditingRow: FocusableRow, SelectableRow {
  /// The text when editing begins.
  var editableText: String { get }

  /// Returns the text when editing begins, in a language.
  ///
  /// The default implementation returns `editableText`.
  func editableText(in words: LocalizedStrings) -> String

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
  /// A rejected text is never passed to the row. The row receives the text with which editing began
  /// instead, during and after editing. The message is shown below the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isFinal: Whether editing ends with the text. If `false`, the text may be the beginning of
  ///     an accepted text, which needs no message yet.
  ///   - words: The text that the framework itself shows.
  /// - Returns: The message, or `nil`.
  func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String?

  /// Called after each change with the new text, or with the text with which editing began if the new
  /// one is rejected.
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
  public func editableText(in words: LocalizedStrings) -> String { editableText }
  public var textInput: TextInput { TextInput() }
  public var selectsText: Bool { false }
  public var isSelectable: Bool { takesFocus }
  public var canStaySelected: Bool { false }
  public func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String? { nil }
  public func textDidEnd(_ text: String, row: RowContext) {}
  public var submitsText: Bool { false }
  public func didSubmit(_ text: String, row: RowContext) {}
  public func suggestions(for text: String) -> [String] { [] }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[EditingStrings.edit] }
  public func didSelect(_ row: RowContext) { row.beginEditing() }
  public func didTakeFocus(_ row: RowContext) { row.beginEditing() }
}

extension TextEditingRow {
  public func question(_ row: RowContext) -> Question? {
    takesFocus ? textQuestion(row, rule: "") : nil
  }

  /// Returns the question for the row's text.
  ///
  /// - Parameters:
  ///   - row: The context of the row.
  ///   - rule: The accepted texts beside those of the input, in words, or an empty string for all.
  ///   - example: An example, or an empty string.
  /// - Returns: The question.
  public func textQuestion(_ row: RowContext, rule: String, example: String = "") -> Question {
    let words = row.words
    let input = textInput
    let rules = [input.rule(in: words), rule].filter { !$0.isEmpty }
    let text = Question.Text(
      now: editableText(in: words), rule: rules.joined(separator: ", "), example: example,
      isSecure: input.isSecure, isMultiline: input.isMultiline)
    return Question(.text(text) { row.replaceText(text.now, with: $0) })
  }
}

extension TextInput {
  /// The accepted texts in words, or an empty string for any.
  fileprivate func rule(in words: LocalizedStrings) -> String {
    let kind =
      switch keyboard {
      case .text: ""
      case .number: words[SpeechStrings.number]
      case .email: words[SpeechStrings.email]
      case .url: words[SpeechStrings.url]
      case .phone: words[SpeechStrings.phone]
      }
    let length = maximumLength.map { words.text(forMaximumLength: $0).lowercased() }
    return [kind, length ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TextEditingRow {
  /// Returns why a whole text isn't accepted, or `nil` if it is.
  package func refusal(ofWhole text: String, in words: LocalizedStrings) -> String? {
    let input = textInput
    if let refusal = input.refusal(of: text) { return refusal.text(in: words) }
    if text.count > input.limit { return TextRefusal.length(input.limit).text(in: words) }
    return text == editableText(in: words) ? nil : refusal(of: text, isFinal: true, in: words)
  }
}
