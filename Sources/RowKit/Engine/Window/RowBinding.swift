/// Calls a row with the kind of cell it asks for.
///
/// The pool hands a row only cells of its kind, so the casts here hold; a cell of another kind
/// would be left alone.
@MainActor enum RowBinding {
  static func configure<Row: CellController>(_ row: Row, _ cell: TableCell) {
    if let cell = cell as? Row.Cell { row.configure(cell) }
  }

  static func willDisplay<Row: CellController>(_ row: Row, _ cell: TableCell, _ context: RowContext)
  {
    if let cell = cell as? Row.Cell { row.willDisplay(cell, row: context) }
  }

  static func didEndDisplaying<Row: CellController>(_ row: Row, _ cell: TableCell) {
    if let cell = cell as? Row.Cell { row.didEndDisplaying(cell) }
  }

  /// Returns the words of a row, for printing and searching, shown by a cell made for it.
  static func plainText<Row: CellController>(
    of row: Row, width: Int, on stage: Stage?
  ) -> String {
    configuredCell(of: row, width: width, on: stage).plainText
  }

  /// Returns a cell that shows a row: one made for it, or the row's own.
  static func configuredCell<Row: CellController>(
    of row: Row, width: Int, on stage: Stage?
  ) -> TableCell {
    if let cell = row.ownCell { return cell }
    let cell = Row.Cell()
    cell.state.width = width
    cell.stage = stage
    row.configure(cell)
    return cell
  }
}
