/// A command that a key triggers in a table.
public enum TableCommand: Hashable, Sendable, CaseIterable {
  /// Moving the cursor, or the window if nothing can have the cursor.
  case moveUp, moveDown, pageUp, pageDown, halfPageUp, halfPageDown, moveToStart, moveToEnd
  /// Acting on the row with the cursor.
  case select, toggle, enter
  /// Searching.
  case search, nextMatch, previousMatch
  /// Using other features of a row or table.
  case openIndex, openActions, useAccessory, copy
  /// Collapsing or expanding the group with the cursor.
  case collapse
  /// Changing the content of the table.
  case toggleEditing, delete, moveRowUp, moveRowDown, undo, redo
  case focusNext, focusPrevious

  /// Whether the command only moves through the table.
  package var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .moveToStart,
      .moveToEnd:
      true
    default: false
    }
  }
}
