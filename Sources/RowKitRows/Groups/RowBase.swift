/// An immutable run of rows in a group: stored rows, or rows created on demand.
@MainActor package class RowBase {
  /// The number of rows, computed on first use.
  final private(set) lazy var count = countRows()

  /// Whether the rows exist already, so that visiting all of them creates none.
  package var isStored: Bool { false }

  /// Whether none of the rows takes the focus, as far as known without creating them.
  var takesNoFocus: Bool { false }

  /// Whether the ids of all rows are known without making any.
  package var knowsIDs: Bool { isStored }

  /// Counts the rows; called once.
  func countRows() -> Int { 0 }

  /// Returns the row at an index.
  ///
  /// Creates a new object each time unless the rows are stored.
  package func row(at ordinal: Int) -> any CellController {
    preconditionFailure("A run of rows must be of a kind that has rows.")
  }

  /// Calls a closure with each row in a range, in order.
  package func forEachRow(in ordinals: Range<Int>, _ body: (any CellController) -> Void) {
    for ordinal in ordinals { body(row(at: ordinal)) }
  }

  /// Returns whether a row is known to be a row of another run, without creating either.
  final func isRow(_ ordinal: Int, sameAs twin: Int, of other: RowBase) -> Bool {
    if self === other { return ordinal == twin }
    let (mine, theirs) = (source, other.source)
    return mine.id == theirs.id && mine.offset + ordinal == theirs.offset + twin
  }

  /// The identity of the run from which this one was taken, and the index of its first row there.
  var source: (id: ObjectIdentifier, offset: Int) { (ObjectIdentifier(self), 0) }

  /// Appends the objects of the rows in a range to a list.
  ///
  /// Does nothing unless the rows are stored.
  package func appendObjects(in ordinals: Range<Int>, to objects: inout [RowObject]) {}

  /// Returns the identifier of the row at an index without creating the row, or `nil` if it
  /// can't be determined without the row.
  package func rowID(at ordinal: Int) -> RowID? { nil }
}

/// A run of rows that exist already.
final class StoredRows: RowBase {
  /// The identity of a run and of its parts.
  private final class Origin {}

  private let rows: [any CellController]

  /// The run of which this one or others are parts, or `nil` if there are no parts.
  private var origin: Origin?

  /// The index of the first row in the origin.
  private let offset: Int

  override var isStored: Bool { true }

  init(_ rows: [any CellController]) {
    self.rows = rows
    offset = 0
  }

  private init(_ rows: [any CellController], from origin: Origin, at offset: Int) {
    self.rows = rows
    self.origin = origin
    self.offset = offset
  }

  /// Returns a run of the rows in a range, which retains no other row and can be compared with this
  /// run.
  func part(_ ordinals: Range<Int>) -> StoredRows {
    guard ordinals.count < rows.count else { return self }
    let origin = origin ?? Origin()
    self.origin = origin
    return StoredRows(
      Array(rows[ordinals]), from: origin, at: offset + ordinals.lowerBound)
  }

  override var source: (id: ObjectIdentifier, offset: Int) {
    (origin.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self), offset)
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

  /// Returns the number of identical rows at one end of two ranges.
  ///
  /// One pass over both arrays: this is the cost of an unchanged table of 100,000 rows.
  func commonLength(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool
  ) -> Int {
    commonLength(range, with: other, otherRange, fromEnd: fromEnd) { $0 === $1 }
  }

  /// Returns the number of rows with equal identifiers at one end of two ranges.
  ///
  /// One pass without storing identifiers: this is the cost of an unchanged table whose rows were
  /// recreated.
  func commonIDs(
    _ range: Range<Int>, with other: StoredRows, _ otherRange: Range<Int>, fromEnd: Bool
  ) -> Int {
    commonLength(range, with: other, otherRange, fromEnd: fromEnd) { row, twin in
      if row === twin { return true }
      if let id = row.rowID { return id == twin.rowID }
      guard let property = row.boundProperty, twin.rowID == nil else { return false }
      return property == twin.boundProperty && type(of: row) == type(of: twin)
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

/// A run of rows that a collection creates on demand.
final class LazyRows: RowBase {
  private let counted: @MainActor () -> Int
  private let made: @MainActor (Int) -> any CellController
  private let id: ((Int) -> RowID)?
  private let kind: (any CellController.Type)?

  /// The type of the rows created last, if it takes no focus.
  private var plainKind: ObjectIdentifier?

  /// Whether a created row takes the focus, although the collection's element type doesn't.
  private var hasFocusableRow = false

  init(
    kind: (any CellController.Type)?, id: ((Int) -> RowID)?, count: @escaping @MainActor () -> Int,
    row: @escaping @MainActor (Int) -> any CellController
  ) {
    self.kind = kind
    plainKind = kind.map { ObjectIdentifier($0) }
    self.id = id
    counted = count
    made = row
  }

  override func countRows() -> Int { min(counted(), LazyRows.greatestCount) }

  /// The maximum number of rows, so that the rows of many lists can be counted together.
  private static let greatestCount = 1 << 48

  override var takesNoFocus: Bool {
    !hasFocusableRow && kind.map { !($0 is any FocusableRow.Type) } ?? false
  }

  override func row(at ordinal: Int) -> any CellController {
    let row = made(ordinal)
    let kind = ObjectIdentifier(type(of: row))
    if kind != plainKind, plainKind != nil { note(row, of: kind) }
    return row
  }

  /// Records that a row's type differs from the collection's element type.
  private func note(_ row: any CellController, of kind: ObjectIdentifier) {
    if row is any FocusableRow { hasFocusableRow = true } else { plainKind = kind }
  }

  override func rowID(at ordinal: Int) -> RowID? { id?(ordinal) }

  override package var knowsIDs: Bool { id != nil }
}

extension RowBase {
  /// Returns the part of a run of rows that may differ from another run, given both first ordinals.
  ///
  /// Rows that both runs share at their ends are not included.
  package func unlike(
    _ other: RowBase, _ ordinal: Int, _ twin: Int, count: Int
  ) -> Range<Int> {
    if self === other, ordinal == twin { return 0..<0 }
    guard let mine = self as? StoredRows, let theirs = other as? StoredRows else {
      return 0..<count
    }
    let (rows, others) = (ordinal..<ordinal + count, twin..<twin + count)
    let leading = mine.commonLength(rows, with: theirs, others, fromEnd: false)
    guard leading < count else { return 0..<0 }
    return leading..<count - mine.commonLength(rows, with: theirs, others, fromEnd: true)
  }
}
