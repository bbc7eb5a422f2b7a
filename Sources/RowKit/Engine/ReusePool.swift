/// Cells that went out of view, kept by kind and reuse identifier for the next row that needs one.
@MainActor struct ReusePool {
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let identifier: String?
  }

  private var cells: [Key: [TableCell]] = [:]

  /// Whether a cell of one row can show another.
  static func sharesCells(_ row: some CellController, _ other: some CellController) -> Bool {
    key(for: row) == key(for: other)
  }

  private static func key<Row: CellController>(for row: Row) -> Key {
    Key(kind: ObjectIdentifier(Row.Cell.self), identifier: row.reuseIdentifier)
  }

  /// How many cells of a kind are kept; more are given up.
  static let limit = 256

  /// Returns a cell for a row: one that was used before, or a new one.
  mutating func dequeue<Row: CellController>(for row: Row) -> TableCell {
    cells[ReusePool.key(for: row)]?.popLast() ?? Row.Cell()
  }

  /// Keeps the cell of a row for reuse.
  mutating func enqueue<Row: CellController>(_ cell: TableCell, of row: Row) {
    let key = ReusePool.key(for: row)
    guard cells[key, default: []].count < ReusePool.limit else { return }
    cells[key, default: []].append(cell)
  }
}
