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
    commonLength(range, with: other, otherRange, fromEnd: fromEnd) { $0 === $1 }
  }

  /// How many rows at the beginning or end of a range have the ids of a range of others.
  ///
  /// In one pass, keeping none: this is what an unchanged table that was made anew costs.
  func commonIDs(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool
  ) -> Int {
    commonLength(range, with: other, otherRange, fromEnd: fromEnd) { row, twin in
      // Without an id only the same object is the same row.
      guard let id = row.rowID else { return row === twin }
      return id == twin.rowID
    }
  }

  @inline(__always)
  private func commonLength(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool,
    isSame: (any CellController, any CellController) -> Bool
  ) -> Int {
    rows.withUnsafeBufferPointer { mine in
      other.rows.withUnsafeBufferPointer { theirs in
        let count = min(range.count, otherRange.count)
        for offset in 0..<count {
          let index = fromEnd ? range.upperBound - 1 - offset : range.lowerBound + offset
          let twin = fromEnd ? otherRange.upperBound - 1 - offset : otherRange.lowerBound + offset
          if !isSame(mine[index], theirs[twin]) { return offset }
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

  /// A kind that takes no focus, of which the rows are that were made last.
  private var plainKind: ObjectIdentifier?

  /// Whether a row was made that takes the focus, though the kind that the collection names
  /// doesn't.
  private var hasFocusableRow = false

  init(
    _ rows: Rows, kind: (any CellController.Type)? = nil, id: ((Int) -> RowID)? = nil,
    erase: @escaping (Rows.Element) -> any CellController
  ) {
    self.kind = kind
    plainKind = kind.map { ObjectIdentifier($0) }
    self.rows = rows
    self.id = id
    self.erase = erase
  }

  override func countRows() -> Int { rows.count }

  override var takesNoFocus: Bool {
    !hasFocusableRow && kind.map { !($0 is any FocusableRow.Type) } ?? false
  }

  override func row(at ordinal: Int) -> any CellController {
    let row = erase(rows[rows.index(rows.startIndex, offsetBy: ordinal)])
    let kind = ObjectIdentifier(type(of: row))
    if kind != plainKind, plainKind != nil { note(row, of: kind) }
    return row
  }

  /// Learns from a row that it is of another kind than the collection names.
  private func note(_ row: any CellController, of kind: ObjectIdentifier) {
    if row is any FocusableRow { hasFocusableRow = true } else { plainKind = kind }
  }

  override func rowID(at ordinal: Int) -> RowID? { id?(ordinal) }
}
