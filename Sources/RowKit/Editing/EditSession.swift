/// The text that is being edited in a table, kept under its row and not in a cell, so that it
/// survives whatever happens to cells.
struct EditSession {
  /// Where the row stands.
  var path: RowPath

  /// The row, which gets the text also when it has left the table.
  var row: any TextEditingRow

  /// The row's view of the table, which knows when the row is gone.
  let context: RowContext

  /// The text.
  var editor: TextEditor

  /// What is suggested for the text.
  var suggestions: [String] = []

  /// Which suggestion is chosen; nil for none.
  var choice: Int?

  /// How many columns of the text are out of view at the left.
  var offset = 0

  /// Whether the mouse selects, its button being held.
  var isSelecting = false

  /// How many suggestions are shown at most.
  static let suggestionLimit = 5

  /// Begins with the text of a row.
  init(_ row: any TextEditingRow, at path: RowPath, _ context: RowContext, _ editor: TextEditor) {
    self.row = row
    self.path = path
    self.context = context
    self.editor = editor
  }

  /// What the cell shows; a masked text is handed over only where it may be shown.
  func state(reveals: Bool) -> TextEditingState {
    let isRevealed = reveals && editor.isRevealed
    let isSecure = editor.input.isSecure
    return TextEditingState(
      content: isSecure && !isRevealed ? editor.content.masked : editor.content,
      isSecure: isSecure, isRevealed: isRevealed, suggestions: suggestions, choice: choice,
      offset: offset)
  }

  /// Sets what is suggested; the text itself is no suggestion.
  mutating func suggest(_ texts: [String]) {
    let text = editor.text
    suggestions = Array(texts.lazy.filter { $0 != text }.prefix(EditSession.suggestionLimit))
    choice = nil
  }

  /// Chooses the next suggestion, or the one before; beyond the first is none.
  mutating func choose(by distance: Int) {
    let next = (choice ?? -1) + distance
    choice = next < 0 ? nil : min(next, suggestions.count - 1)
  }
}
