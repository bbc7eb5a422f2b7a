/// What the table knows about the row that a cell shows; set before the row configures the cell.
public struct CellState: Hashable, Sendable {
  /// Whether the row has the cursor.
  public internal(set) var isFocused = false

  /// Whether the row is selected.
  public internal(set) var isSelected = false

  /// Whether the table is in edit mode.
  public internal(set) var isEditing = false

  /// The text that is being edited in the row; nil when none is.
  public internal(set) var textEditing: TextEditingState?

  /// Whether the row is open, so that it shows what it keeps folded up otherwise.
  public internal(set) var isExpanded = false

  /// Which part of an open row the keys go to, from 0 on.
  public internal(set) var expandedPart = 0

  /// Where the row stands in its group.
  public internal(set) var position = GroupPosition.only

  /// The width of the cell in columns.
  public internal(set) var width = 0

  /// Creates the state of a row that nothing happens to.
  public init() {}
}
