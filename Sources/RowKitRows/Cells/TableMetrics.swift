/// The horizontal layout of a row of a table with a width, in columns.
package struct TableMetrics: Hashable, Sendable {
  /// The columns of the row's background.
  package let bar: Range<Int>

  /// The column of the cursor mark.
  package let markColumn: Int

  /// The columns of the cell.
  package let cell: Range<Int>

  /// The first column of headers and footers.
  package let titleColumn: Int

  /// The column of the sign of a collapsing header, after the cursor mark.
  package let signColumn: Int

  /// The first column of a collapsing header's title.
  package var signedTitleColumn: Int { signColumn + 2 }

  /// Whether cards have a border.
  package let hasBorder: Bool

  /// Creates the layout of a row.
  ///
  /// - Parameters:
  ///   - isGrouped: Whether groups are cards, which have a border if there is room.
  ///   - width: The width of the table.
  ///   - editingSign: Whether there is room for the signs of edit mode.
  package init(isGrouped: Bool, width: Int, editingSign: Bool) {
    hasBorder = isGrouped && width >= 12
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
