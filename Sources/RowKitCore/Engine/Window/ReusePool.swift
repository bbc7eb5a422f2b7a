/// Cells that went out of view, kept by type and reuse identifier for reuse.
@MainActor final class ReusePool {
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let identifier: String?
  }

  /// The cells under one key.
  ///
  /// A table has few types of cells. A linear search allocates nothing, unlike changing an array
  /// inside a dictionary.
  private final class Shelf {
    let key: Key
    var cells: [TableCell] = []

    init(_ key: Key) { self.key = key }
  }

  private var shelves: [Shelf] = []

  /// The capabilities of the types of rows.
  var types = RowTypes()

  /// The maximum number of cells kept of each type and identifier; others are released.
  static let limit = 256

  /// Returns a cell for a row, reusing one if possible.
  func dequeue<Row: CellController>(for row: Row) -> TableCell {
    shelf(ReusePool.key(for: row))?.cells.popLast() ?? Row.Cell()
  }

  /// Keeps the cell of a row for reuse.
  func enqueue<Row: CellController>(_ cell: TableCell, of row: Row) {
    let key = ReusePool.key(for: row)
    let shelf = shelf(key) ?? addShelf(key)
    cell.forgetDrawing()
    if shelf.cells.count < ReusePool.limit { shelf.cells.append(cell) }
  }

  /// Releases all cells, and forgets the types of rows.
  func removeAll() {
    shelves.removeAll()
    types = RowTypes()
  }

  /// Whether a cell of one row can show another.
  static func sharesCells(_ row: some CellController, _ other: some CellController) -> Bool {
    key(for: row) == key(for: other)
  }

  private func shelf(_ key: Key) -> Shelf? {
    for shelf in shelves where shelf.key == key { return shelf }
    return nil
  }

  private func addShelf(_ key: Key) -> Shelf {
    let shelf = Shelf(key)
    shelves += [shelf]
    return shelf
  }

  private static func key<Row: CellController>(for row: Row) -> Key {
    Key(kind: ObjectIdentifier(Row.Cell.self), identifier: row.reuseIdentifier)
  }
}

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
