/// The horizontal layout of a row for a table style and width, in columns.
struct TableMetrics: Hashable, Sendable {
  /// The columns of the row's background.
  let bar: Range<Int>

  /// The column of the cursor mark.
  let markColumn: Int

  /// The columns of the cell.
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
