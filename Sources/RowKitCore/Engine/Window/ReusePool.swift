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

    init(_ key: Key) {
      self.key = key
    }
  }

  private var shelves: [Shelf] = []

  /// The types of rows that can't have the cursor.
  var inertRows = InertRows()

  /// The maximum number of cells kept of each type and identifier.
  ///
  /// Others are released.
  static let limit = 256

  /// Returns a cell for a row, reusing one if possible.
  func dequeue<Row: CellController>(for row: Row) -> TableCell {
    shelf(ReusePool.key(for: row))?.cells.popLast() ?? Row.Cell()
  }

  /// Keeps the cell of a row for reuse.
  func enqueue<Row: CellController>(_ cell: TableCell, of row: Row) {
    let key = ReusePool.key(for: row)
    let shelf = shelf(key) ?? Shelf(key)
    if shelf.cells.isEmpty, !shelves.contains(where: { $0 === shelf }) { shelves.append(shelf) }
    if shelf.cells.count < ReusePool.limit { shelf.cells.append(cell) }
  }

  /// Releases all cells, and forgets which rows can't have the cursor.
  func removeAll() {
    shelves.removeAll()
    inertRows = InertRows()
  }

  /// Whether a cell of one row can show another.
  static func sharesCells(_ row: some CellController, _ other: some CellController) -> Bool {
    key(for: row) == key(for: other)
  }

  private func shelf(_ key: Key) -> Shelf? {
    for shelf in shelves where shelf.key == key { return shelf }
    return nil
  }

  private static func key<Row: CellController>(for row: Row) -> Key {
    Key(kind: ObjectIdentifier(Row.Cell.self), identifier: row.reuseIdentifier)
  }
}
