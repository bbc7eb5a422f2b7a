/// The text that is being edited in a table, kept under its row and not in a cell, so that it
/// survives whatever happens to cells.
struct EditSession {
  /// Where the row stands.
  var path: RowPath

  /// The text.
  var editor: TextEditor

  /// What is suggested for the text.
  var suggestions: [String] = []

  /// Which suggestion is chosen; nil for none.
  var choice: Int?

  /// How many suggestions are shown at most.
  static let suggestionLimit = 5

  /// What the cell shows; a masked text is shown only where that is allowed.
  func state(reveals: Bool) -> TextEditingState {
    TextEditingState(
      content: editor.content, isRevealed: reveals && editor.isRevealed, suggestions: suggestions,
      choice: choice)
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
