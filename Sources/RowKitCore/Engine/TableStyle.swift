/// The appearance of a table's groups.
public enum TableStyle: Hashable, Sendable {
  /// Rows from edge to edge. A group's header stays at the top while its rows scroll.
  case plain

  /// Each group in a bordered card, with its header above and its footer below.
  case grouped
}

/// The properties of a table that decide how its items look.
struct TableAppearance {
  /// The visual separation of groups.
  var style: TableStyle

  /// The number of rows that may be selected at a time.
  var selectionMode = SelectionMode.single

  /// Whether the table is in edit mode.
  var isEditing = false

  /// The colours behind the table, from its top to its bottom, or `nil` for those of the screen.
  var background: Gradient?
}
