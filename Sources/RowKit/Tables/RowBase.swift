/// An immutable run of rows that a group is made of: stored ones, or some that are made when they
/// are asked for.
@MainActor class RowBase {
  /// How many rows there are.
  let count: Int

  /// Whether the rows exist already, so that looking through all of them makes none.
  var isStored: Bool { false }

  init(count: Int) {
    self.count = count
  }

  /// Returns the row at a place; made anew each time unless the rows are stored.
  func row(at ordinal: Int) -> any CellController {
    preconditionFailure("A run of rows must be of a kind that has rows.")
  }

  /// Returns the id of the row at a place without making the row; nil if only the row knows.
  func rowID(at ordinal: Int) -> RowID? { nil }
}

/// Rows that exist already.
final class StoredRows: RowBase {
  private let rows: [any CellController]

  override var isStored: Bool { true }

  init(_ rows: [any CellController]) {
    self.rows = rows
    super.init(count: rows.count)
  }

  override func row(at ordinal: Int) -> any CellController { rows[ordinal] }

  override func rowID(at ordinal: Int) -> RowID? { rows[ordinal].rowID }
}

/// Rows that a collection makes when they are asked for.
final class LazyRows<Rows: RandomAccessCollection>: RowBase {
  private let rows: Rows
  private let erase: (Rows.Element) -> any CellController
  private let id: ((Int) -> RowID)?

  init(
    _ rows: Rows, id: ((Int) -> RowID)? = nil,
    erase: @escaping (Rows.Element) -> any CellController
  ) {
    self.rows = rows
    self.id = id
    self.erase = erase
    super.init(count: rows.count)
  }

  override func row(at ordinal: Int) -> any CellController {
    erase(rows[rows.index(rows.startIndex, offsetBy: ordinal)])
  }

  override func rowID(at ordinal: Int) -> RowID? { id?(ordinal) }
}
