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
