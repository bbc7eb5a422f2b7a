/// An immutable run of rows that a group is made of: stored ones, or some that are made when they
/// are asked for.
@MainActor class RowBase {
  /// How many rows there are, found when it is first asked for.
  final private(set) lazy var count = countRows()

  /// Whether the rows exist already, so that looking through all of them makes none.
  var isStored: Bool { false }

  /// Whether none of the rows takes the focus, known without making any.
  var takesNoFocus: Bool { false }

  /// Counts the rows; called once.
  func countRows() -> Int { 0 }

  /// Returns the row at a place; made anew each time unless the rows are stored.
  func row(at ordinal: Int) -> any CellController {
    preconditionFailure("A run of rows must be of a kind that has rows.")
  }

  /// Hands the rows at some places to a closure, in order.
  func forEachRow(in ordinals: Range<Int>, _ body: (any CellController) -> Void) {
    for ordinal in ordinals { body(row(at: ordinal)) }
  }

  /// Adds the rows at some places to a list of objects; only the places of stored rows.
  func appendObjects(in ordinals: Range<Int>, to objects: inout [RowObject]) {}

  /// Returns the id of the row at a place without making the row; nil if only the row knows.
  func rowID(at ordinal: Int) -> RowID? { nil }
}

/// Rows that exist already.
final class StoredRows: RowBase {
  private let rows: [any CellController]

  override var isStored: Bool { true }

  init(_ rows: [any CellController]) {
    self.rows = rows
  }

  override func countRows() -> Int { rows.count }

  override func row(at ordinal: Int) -> any CellController { rows[ordinal] }

  override func rowID(at ordinal: Int) -> RowID? { rows[ordinal].rowID }

  override func forEachRow(in ordinals: Range<Int>, _ body: (any CellController) -> Void) {
    for row in rows[ordinals] { body(row) }
  }

  override func appendObjects(in ordinals: Range<Int>, to objects: inout [RowObject]) {
    rows.withUnsafeBufferPointer { rows in
      for ordinal in ordinals { objects.append(RowObject(rows[ordinal])) }
    }
  }

  /// How many rows at the beginning of a range are those of a range of others, one by one.
  ///
  /// In one pass over both arrays, since this is what an unchanged table of 100,000 rows costs.
  func commonLength(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool
  ) -> Int {
    rows.withUnsafeBufferPointer { mine in
      other.rows.withUnsafeBufferPointer { theirs in
        let count = min(range.count, otherRange.count)
        for offset in 0..<count {
          let index = fromEnd ? range.upperBound - 1 - offset : range.lowerBound + offset
          let twin = fromEnd ? otherRange.upperBound - 1 - offset : otherRange.lowerBound + offset
          if mine[index] !== theirs[twin] { return offset }
        }
        return count
      }
    }
  }

  /// How many rows at the beginning or end of a range have the ids of a range of others.
  ///
  /// In one pass, keeping none: this is what an unchanged table that was made anew costs.
  func commonIDs(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool
  ) -> Int {
    rows.withUnsafeBufferPointer { mine in
      other.rows.withUnsafeBufferPointer { theirs in
        let count = min(range.count, otherRange.count)
        for offset in 0..<count {
          let index = fromEnd ? range.upperBound - 1 - offset : range.lowerBound + offset
          let twin = fromEnd ? otherRange.upperBound - 1 - offset : otherRange.lowerBound + offset
          // Without an id only the same object is the same row.
          guard let id = mine[index].rowID else {
            guard mine[index] === theirs[twin] else { return offset }
            continue
          }
          if id != theirs[twin].rowID { return offset }
        }
        return count
      }
    }
  }
}

/// Rows that a collection makes when they are asked for.
final class LazyRows<Rows: RandomAccessCollection>: RowBase {
  private let rows: Rows
  private let erase: (Rows.Element) -> any CellController
  private let id: ((Int) -> RowID)?
  private let kind: (any CellController.Type)?

  init(
    _ rows: Rows, kind: (any CellController.Type)? = nil, id: ((Int) -> RowID)? = nil,
    erase: @escaping (Rows.Element) -> any CellController
  ) {
    self.kind = kind
    self.rows = rows
    self.id = id
    self.erase = erase
  }

  override func countRows() -> Int { rows.count }

  override var takesNoFocus: Bool { kind.map { !($0 is any FocusableRow.Type) } ?? false }

  override func row(at ordinal: Int) -> any CellController {
    erase(rows[rows.index(rows.startIndex, offsetBy: ordinal)])
  }

  override func rowID(at ordinal: Int) -> RowID? { id?(ordinal) }
}
