/// Calls to a row with the type of cell it requests.
///
/// The pool passes a row only cells of its type, so the casts succeed. A cell of any other type
/// is left alone.
@MainActor package enum ErasedRow {
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

  /// Returns the text of a row, for printing and searching.
  ///
  /// The path is that of the row, or `nil` if it isn't known.
  package static func plainText<Row: CellController>(
    of row: Row, at path: RowPath?, width: Int, on stage: Stage?
  ) -> String {
    configuredCell(of: row, at: path, width: width, on: stage).plainText
  }

  /// Returns the words for a row, whose cell gets a state first.
  static func spokenText<Row: CellController>(
    of row: Row, at path: RowPath?, width: Int, state: (inout CellState) -> Void, on stage: Stage?
  ) -> SpokenText {
    row.spokenText(of: configuredCell(of: row, at: path, width: width, state: state, on: stage))
  }

  /// Returns a cell that shows a row: the row's own, or a new one.
  private static func configuredCell<Row: CellController>(
    of row: Row, at path: RowPath?, width: Int, state: (inout CellState) -> Void = { _ in },
    on stage: Stage?
  ) -> Row.Cell {
    if let cell = row.retainedCell { return cell }
    let cell = Row.Cell()
    state(&cell.state)
    cell.state.width = width
    cell.configuredPath = path
    cell.stage = stage
    row.configure(cell)
    return cell
  }
}
