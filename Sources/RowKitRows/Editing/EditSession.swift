import CharacterScreen
import RowKitScreens

/// The text that is being edited in a table.
///
/// The table keeps it by row instead of in a cell, so that it survives the reuse of cells.
package struct EditSession {
  package var path: RowPath

  /// The row, which receives the text even after it has left the table.
  package var row: any TextEditingRow

  /// The row's context, which notices when the row is gone.
  package let context: RowContext

  package var editor: TextEditor

  /// The text of the row when editing began.
  private let beginning: String

  /// The text of the row when editing began, or after the session wrote to it last.
  private var known: String

  /// The text that the session wrote last, or began with.
  private var handed: String

  /// The texts that the session wrote and that the row didn't have yet when it was asked.
  private var pending: [String] = []

  /// Whether the row is taking the text, in the course of which it may end the editing.
  package private(set) var isHandingOver = false

  /// The text that editing began with.
  package var original: String

  /// The row's message about an error in the text, or `nil` if there is none.
  package var fault: String?

  package var suggestions: [String] = []

  /// The index of the chosen suggestion, or `nil` if none is chosen.
  package var choice: Int?

  /// The number of columns of the text that are scrolled out of view at the left.
  package var offset = 0

  /// Whether a drag with the mouse is selecting text.
  package var isSelecting = false

  /// The maximum number of suggestions shown.
  package static let suggestionLimit = 5

  /// Begins with the text of a row.
  @MainActor package init(
    _ row: any TextEditingRow, at path: RowPath, _ context: RowContext, _ editor: TextEditor
  ) {
    self.row = row
    self.path = path
    self.context = context
    self.editor = editor
    original = editor.text
    known = row.editableText(in: context.words)
    beginning = known
    handed = editor.text
  }

  // MARK: The value of the row

  /// Returns the text of a row, in the language of the screen.
  @MainActor package func value(of row: any TextEditingRow) -> String {
    row.editableText(in: context.words)
  }

  /// Returns whether the row's value is neither the known one nor one that the session wrote.
  ///
  /// Such a value was changed elsewhere and must not be overwritten.
  ///
  /// This also holds for a row whose binding refers to a position, such as `\.people[2].name`,
  /// which may now be that of another record.
  @MainActor package func isCutOff(from row: any TextEditingRow) -> Bool {
    // While the row takes the text, its value may be the text as it writes it.
    if isHandingOver { return false }
    let value = value(of: row)
    return value != known && value != editor.text && !pending.contains(value)
  }

  /// Returns whether a row without an identity seems to be the one that is edited, created again: one of
  /// its kind that isn't bound to another object, says the same, and has the value that was written last.
  @MainActor package func seemsToContinue(in other: any TextEditingRow) -> Bool {
    guard row.rowID == nil, other.rowID == nil, type(of: other) == type(of: row)
    else { return false }
    switch (row.boundProperty, other.boundProperty) {
    case (nil, nil): break
    case (let property?, let other?) where property.isOfSameObject(as: other): break
    default: return false
    }
    let value = value(of: other)
    // A row may be created again before the model has taken the text.
    let isExpected = value == handed || isHandingOver && value == known
    return isExpected && other.searchText == row.searchText
  }

  /// Resumes editing in a row, whose current value becomes the known one.
  @MainActor package mutating func resume(with row: any TextEditingRow) {
    self.row = row
    known = value(of: row)
    handed = editor.text
    pending.removeAll()
    isHandingOver = false
  }

  /// Continues editing in a row whose object was recreated, with what it takes and its text.
  ///
  /// One with the same id may have been made of the value with which editing began.
  @MainActor package mutating func goOn(
    in row: any TextEditingRow, _ input: TextInput, _ value: String
  ) {
    self.row = row
    // It may take other texts now, or have become secret.
    editor.input = input
    if row.rowID != nil, value == beginning { known = beginning }
  }

  /// Whether there is text that wasn't passed to the row.
  package var hasUnwrittenText: Bool { !isHandingOver && editor.text != handed }

  /// Records that the row is about to take a text, and its message about the edited one.
  package mutating func willHandOver(_ text: String, fault: String? = nil) {
    self.fault = fault
    isHandingOver = true
    handed = text
  }

  /// Records that the row was given the text, and the text that the row has now.
  ///
  /// After a conflict, that is another program's, and not the known one. Does nothing if another text is
  /// edited now, or this one has changed again.
  package mutating func didHandOver(_ value: String, hasConflict: Bool) {
    guard isHandingOver else { return }
    isHandingOver = false
    if hasConflict, value != handed {
      handed = known
      return
    }
    known = value
    if known == handed { pending.removeAll() } else { pending.append(handed) }
  }

  // MARK: What is shown

  /// Returns the state for the cell.
  ///
  /// A masked text is included only if it may be shown.
  @MainActor package func state(reveals: Bool, _ words: LocalizedStrings) -> TextEditingState {
    let isRevealed = reveals && editor.isRevealed
    let isSecure = editor.input.isSecure
    return TextEditingState(
      content: isSecure && !isRevealed ? editor.content.masked : editor.content,
      isSecure: isSecure, isRevealed: isRevealed, suggestions: suggestions, choice: choice,
      offset: offset,
      refusal: isCutOff(from: row)
        ? words[RefusalStrings.changedElsewhere] : editor.refusal?.text(in: words) ?? fault)
  }

  /// Returns the message that the row didn't take a text, for a reason.
  package func message(
    refusing text: String, because reason: String, in words: LocalizedStrings
  ) -> String {
    if text.isEmpty { return reason }
    let head =
      editor.input.isSecure
      ? words[RefusalStrings.secretNotTaken]
      : LocalizedStrings.fill(words[RefusalStrings.textNotTaken], text)
    return head + " " + reason
  }

  /// Sets the suggestions, excluding the text itself.
  package mutating func suggest(_ texts: [String]) {
    let text = editor.text
    suggestions = Array(texts.lazy.filter { $0 != text }.prefix(EditSession.suggestionLimit))
    choice = nil
  }

  /// Chooses the next or previous suggestion.
  ///
  /// Moving before the first one clears the choice.
  package mutating func choose(by distance: Int) {
    let next = (choice ?? -1) + distance
    choice = next < 0 ? nil : min(next, suggestions.count - 1)
  }
}

/// The texts that outlive their editing.
@MainActor package struct TextMemory {
  /// Whether a text is being edited.
  ///
  /// Every key asks for it, and a session is large.
  package var isEditing = false

  /// The last editing session that ended, so that it can be resumed.
  package var endedSession: EditSession?

  /// The editing sessions that a change interrupted, whose rows take the text when it is complete.
  package var interruptedSessions: [EditSession] = []

  /// The messages about texts that rows refused.
  package var refused = RefusedTexts()

  /// The text that was last cut from a field.
  package var cut = ""

  package init() {}

  /// Sets the path of the row of the ended session, or forgets the session if the row is gone.
  package mutating func moveEndedSession(to path: RowPath?) {
    if let path { endedSession?.path = path } else { endedSession = nil }
  }
}
