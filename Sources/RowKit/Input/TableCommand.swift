/// Something a key does in a table.
public enum TableCommand: Hashable, Sendable, CaseIterable {
  case moveUp, moveDown, pageUp, pageDown, moveToStart, moveToEnd
  case select, toggle, enter
  case search, nextMatch, previousMatch
  case openIndex, openActions, useAccessory, copy
  case toggleEditing, delete, moveRowUp, moveRowDown, undo

  /// Whether it only moves through the table.
  var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .moveToStart, .moveToEnd: true
    default: false
    }
  }
}
