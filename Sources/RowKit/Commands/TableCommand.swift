/// Something a key does in a table.
public enum TableCommand: Hashable, Sendable, CaseIterable {
  /// Moving the cursor, or the window where there is nothing to have it.
  case moveUp, moveDown, pageUp, pageDown, halfPageUp, halfPageDown, moveToStart, moveToEnd
  /// Acting on the row with the cursor.
  case select, toggle, enter
  /// Finding rows.
  case search, nextMatch, previousMatch
  /// What else a row or table offers.
  case openIndex, openActions, useAccessory, copy
  /// Hiding the rows of the group with the cursor, or showing them again.
  case collapse
  /// Changing what is in the table.
  case toggleEditing, delete, moveRowUp, moveRowDown, undo
  case focusNext, focusPrevious

  /// Whether it only moves through the table.
  var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .moveToStart,
      .moveToEnd:
      true
    default: false
    }
  }
}
