/// The text that is being edited in a table.
///
/// The table keeps it by row instead of in a cell, so that it survives the reuse of cells.
struct EditSession {
  /// The path of the row.
  var path: RowPath

  /// The row, which receives the text even after it has left the table.
  var row: any TextEditingRow

  /// The row's context, which notices when the row is gone.
  let context: RowContext

  /// The editor that holds the text.
  var editor: TextEditor

  /// The text at the beginning of editing.
  var original: String

  /// The row's message about an error in the text, or `nil` if there is none.
  var fault: String?

  /// The suggestions for the text.
  var suggestions: [String] = []

  /// The index of the chosen suggestion, or `nil` if none is chosen.
  var choice: Int?

  /// The number of columns of the text that are scrolled out of view at the left.
  var offset = 0

  /// Whether a drag with the mouse is selecting text.
  var isSelecting = false

  /// The maximum number of suggestions shown.
  static let suggestionLimit = 5

  /// Creates a session for the text of a row.
  init(_ row: any TextEditingRow, at path: RowPath, _ context: RowContext, _ editor: TextEditor) {
    self.row = row
    self.path = path
    self.context = context
    self.editor = editor
    original = editor.text
  }

  /// Returns the state for the cell, with masked text unless it may be revealed.
  func state(reveals: Bool, _ words: Words) -> TextEditingState {
    let isRevealed = reveals && editor.isRevealed
    let isSecure = editor.input.isSecure
    return TextEditingState(
      content: isSecure && !isRevealed ? editor.content.masked : editor.content,
      isSecure: isSecure, isRevealed: isRevealed, suggestions: suggestions, choice: choice,
      offset: offset, refusal: editor.refusal?.text(in: words) ?? fault)
  }

  /// Sets the suggestions, excluding the text itself.
  mutating func suggest(_ texts: [String]) {
    let text = editor.text
    suggestions = Array(texts.lazy.filter { $0 != text }.prefix(EditSession.suggestionLimit))
    choice = nil
  }

  /// Chooses the next or previous suggestion.
  ///
  /// Moving before the first one clears the choice.
  mutating func choose(by distance: Int) {
    let next = (choice ?? -1) + distance
    choice = next < 0 ? nil : min(next, suggestions.count - 1)
  }
}
