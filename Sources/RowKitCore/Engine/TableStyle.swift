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

/// The horizontal layout of a row for a table style and width, in columns.
struct TableMetrics: Hashable, Sendable {
  /// The columns of the row's background.
  let bar: Range<Int>

  let markColumn: Int

  let cell: Range<Int>

  /// The first column of headers and footers.
  let titleColumn: Int

  /// The column of the sign of a collapsing header, after the cursor mark.
  let signColumn: Int

  /// The first column of a collapsing header's title.
  var signedTitleColumn: Int { signColumn + 2 }

  /// Whether cards have a border.
  let hasBorder: Bool

  init(style: TableStyle, width: Int, editingSign: Bool) {
    hasBorder = style == .grouped && width >= 12
    let edge = hasBorder ? 1 : 0
    bar = edge..<max(edge, width - edge)
    markColumn = edge
    let left = edge + (width >= 8 ? 2 : 1) + (editingSign ? 2 : 0)
    let right = edge + (width >= 8 ? 1 : 0) + (editingSign ? 2 : 0)
    cell = min(left, width)..<max(min(left, width), width - right)
    titleColumn = width < 8 ? 0 : hasBorder ? 2 : 0
    signColumn = edge + 1
  }
}
