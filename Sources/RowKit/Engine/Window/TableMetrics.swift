/// Where the parts of a row stand in a table of a style and width, in columns.
struct TableMetrics: Hashable, Sendable {
  /// The columns of the row's background.
  let bar: Range<Int>

  /// The column of the mark of the row that has the cursor.
  let markColumn: Int

  /// The columns of the cell.
  let cell: Range<Int>

  /// The column where headers and footers begin.
  let titleColumn: Int

  /// The column of the sign of a header by which a person hides rows, after that of the mark.
  let signColumn: Int

  /// The column where such a header begins.
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
