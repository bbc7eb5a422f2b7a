/// The state of the row that a cell shows, set before the row configures the cell.
public struct CellState: Hashable, Sendable {
  /// Whether the row has the cursor.
  public package(set) var hasCursor = false

  /// Whether the row is selected.
  public package(set) var isSelected = false

  /// Whether the table is in edit mode.
  public package(set) var isEditing = false

  /// The text being edited in the row, or `nil` if none is.
  public package(set) var textEditing: TextEditingState?

  /// The row's message about the text it refused when editing last ended, or `nil` if there is
  /// none.
  package var refusedText: String?

  /// Whether the row is expanded.
  public package(set) var isExpanded = false

  /// The index of the part of an expanded row that receives keys, starting at 0.
  package var expandedPart = 0

  /// The number of expanded rows that contain the row.
  package var depth = 0

  /// The position of the row in its group.
  public package(set) var position = GroupPosition.only

  /// The width of the cell in columns.
  public package(set) var width = 0

  /// Creates the default state of a row.
  package init() {}

  /// Whether the row is neither selected, edited, refused, expanded nor in an expanded row.
  var isPlain: Bool {
    // A comparison with `nil` would copy the texts.
    if case .some = textEditing { return false }
    if case .some = refusedText { return false }
    return !isSelected && !isExpanded && depth == 0 && expandedPart == 0
  }
}

/// The position of a row among the shown rows of its group.
public enum GroupPosition: Hashable, Sendable {
  /// The only row.
  case only
  /// The first row.
  case top
  /// A row between others.
  case middle
  /// The last row.
  case bottom

  /// Creates the position of a row that is the first, the last, both or neither.
  package init(isFirst: Bool, isLast: Bool) {
    self =
      switch (isFirst, isLast) {
      case (true, true): .only
      case (true, false): .top
      case (false, true): .bottom
      case (false, false): .middle
      }
  }
}
