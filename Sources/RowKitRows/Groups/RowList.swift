/// The rows of a group: stored, or created when they become visible.
///
/// A list is a value whose copies share storage. Editing it costs O(log k) in the number k of its
/// runs, and never copies its rows.
///
/// A collection provides at most 2⁴⁸ rows. Its other elements have none.
@MainActor public struct RowList {
  /// The rows of an unedited list: one collection, counted on first use.
  private var whole: RowBase?

  /// The rows of an edited list.
  private var edited = PieceTree<RowBase>()

  /// The number of edited rows that are created on demand, cached to avoid visiting all runs.
  private var editedLazyCount = 0

  /// The number of rows that the stored collections of an edited list retain, removed ones
  /// included.
  private var editedRetainedCount = 0

  /// Whether the list has had rows that are created on demand.
  ///
  /// Such a list is compared by its runs, because ids would create rows. So stored runs stay apart,
  /// and know where their rows come from.
  private var isComparedByRuns = false

  package private(set) var pieces: PieceTree<RowBase> {
    get {
      // Not `map`: its closure would check the actor each time.
      guard let whole else { return edited }
      return PieceTree(whole, count: whole.count)
    }
    set {
      whole = nil
      edited = newValue
    }
  }

  /// Creates an empty list.
  public init() {}

  /// Creates a list of rows of any type.
  ///
  /// The rows of an array are stored; those of any other collection are created when they become
  /// visible.
  @inlinable public init<Rows: RandomAccessCollection>(_ rows: Rows)
  where Rows.Element == any CellController {
    if let stored = rows as? [any CellController] {
      self.init(stored: stored)
    } else {
      self.init(count: { rows.count }) { rows[rows.index(rows.startIndex, offsetBy: $0)] }
    }
  }

  /// Creates a list of rows of one type.
  ///
  /// The rows of an array are stored; those of any other collection are created when they become
  /// visible.
  ///
  /// The collection's element type determines whether its rows can take the focus. Rows of type
  /// ``RowLibrary/TextRowController`` never do, so a million of them are skipped in one step.
  @inlinable public init<Rows: RandomAccessCollection>(_ rows: Rows)
  where Rows.Element: CellController {
    if let stored = rows as? [Rows.Element] {
      // Converted row by row: the implicit conversion of an array casts each element at run time.
      var rows: [any CellController] = []
      rows.reserveCapacity(stored.count)
      for row in stored { rows.append(row) }
      self.init(stored: rows)
    } else {
      self.init(kind: Rows.Element.self, count: { rows.count }) {
        rows[rows.index(rows.startIndex, offsetBy: $0)]
      }
    }
  }

  /// Creates a list with a row for each item of a collection, created when it becomes visible.
  ///
  /// The items have no identifiers, and rows match by position, whatever their ``CellController/rowID``:
  /// reading it would create them.
  @inlinable public init<Items: RandomAccessCollection>(
    _ items: Items, row: @escaping (Items.Element) -> any CellController
  ) {
    self.init(count: { items.count }) {
      row(items[items.index(items.startIndex, offsetBy: $0)])
    }
  }

  /// Creates a list with a row for each element of a collection, created when it becomes visible.
  ///
  /// Rows match by the `id` of their elements, which is read without creating the rows. Those of
  /// more than 262,144 elements match by position.
  @inlinable public init<Items: RandomAccessCollection>(
    _ items: Items, row: @escaping (Items.Element) -> any CellController
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    self.init(items, id: { $0.id }, row: row)
  }

  /// Creates a list with a row for each item of a collection, identified by a property or a closure.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - id: Returns the identifier of an item, without creating its row. Rows of more than 262,144
  ///     items match by position.
  ///   - row: Creates the row of an item when it becomes visible.
  @inlinable public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, id: @escaping (Items.Element) -> ID,
    row: @escaping (Items.Element) -> any CellController
  ) {
    self.init(
      id: { RowID(id(items[items.index(items.startIndex, offsetBy: $0)])) },
      count: { items.count }
    ) {
      row(items[items.index(items.startIndex, offsetBy: $0)])
    }
  }

  /// Creates a list of stored rows.
  @usableFromInline init(stored rows: [any CellController]) {
    self.init(base: StoredRows(rows))
  }

  /// Creates a list of rows that are made by their indexes.
  ///
  /// The initializers that call it are compiled with the collection that they are given: reading one
  /// of an unknown type allocates memory for each row.
  @usableFromInline init(
    kind: (any CellController.Type)? = nil, id: ((Int) -> RowID)? = nil,
    count: @escaping @MainActor () -> Int, row: @escaping @MainActor (Int) -> any CellController
  ) {
    self.init(base: LazyRows(kind: kind, id: id, count: count, row: row))
  }

  private init(base: RowBase) {
    whole = base
  }

  /// The number of rows.
  ///
  /// A collection is counted on first use. For a group of a table, that is when the group comes
  /// near the visible rows.
  public var count: Int { whole?.count ?? edited.count }

  /// Whether the list is empty.
  public var isEmpty: Bool { count == 0 }

  /// The row at a position, or `nil` if out of range.
  ///
  /// Creates a new object each time unless the row is stored.
  public subscript(position: Int) -> (any CellController)? {
    guard position >= 0, position < count else { return nil }
    if let whole { return whole.row(at: position) }
    let (base, ordinal) = edited[position]
    return base.row(at: ordinal)
  }

  /// Returns the row at a position, or `nil` if it is out of range or not stored.
  package func storedRow(at position: Int) -> (any CellController)? {
    guard position >= 0, position < count else { return nil }
    let (base, ordinal) = pieces[position]
    return base.isStored ? base.row(at: ordinal) : nil
  }

  /// Returns the identifier of the row at a position without creating the row, or `nil` if it has
  /// none or is out of range.
  public func rowID(at position: Int) -> RowID? {
    guard position >= 0, position < count else { return nil }
    let (base, ordinal) = pieces[position]
    return base.rowID(at: ordinal)
  }

  /// Returns some rows, without creating those that are created on demand.
  ///
  /// A single stored row is put into a separate collection, which retains no other row.
  package func slice(at positions: Range<Int>) -> RowList {
    if positions.count == 1, let row = storedRow(at: positions.lowerBound) { return RowList([row]) }
    var slice = RowList()
    slice.pieces = pieces[positions]
    slice.editedLazyCount = lazyCount(in: positions)
    return slice
  }

  /// Returns whether the rows are known to be those of another list, without counting them.
  package func isSame(as other: RowList) -> Bool {
    guard whole === other.whole else { return false }
    return whole != nil || edited.sharesStorage(with: other.edited)
  }

  /// The collection that an unedited list was made from, or `nil` for an edited one.
  package var source: AnyObject? { whole }

  /// Returns the numbers of rows at the beginning and at the end that are known to equal those of
  /// another list: the same rows of the same collection or, in lists that were stored whole, the
  /// same objects.
  package func commonEnds(with other: RowList) -> (leading: Int, trailing: Int) {
    guard let mine = storedWhole, let theirs = other.storedWhole else {
      return pieces.commonEnds(with: other.pieces) { $0.isRow($1, sameAs: $3, of: $2) }
    }
    if mine === theirs { return (count, 0) }
    let leading = mine.commonLength(0..<count, with: theirs, 0..<other.count, fromEnd: false)
    let trailing = mine.commonLength(
      leading..<count, with: theirs, leading..<other.count, fromEnd: true)
    return (leading, trailing)
  }

  /// Returns the numbers of rows at both ends of a range with the same identifiers as in a range of
  /// another list.
  ///
  /// Both are zero unless both lists were stored whole.
  package func commonIDs(in range: Range<Int>, with other: RowList, in otherRange: Range<Int>)
    -> (leading: Int, trailing: Int)
  {
    guard let mine = storedWhole, let theirs = other.storedWhole else { return (0, 0) }
    let leading = mine.commonIDs(range, with: theirs, otherRange, fromEnd: false)
    let trailing = mine.commonIDs(
      range.dropFirst(leading), with: theirs, otherRange.dropFirst(leading), fromEnd: true)
    return (leading, trailing)
  }

  /// Calls a closure with each run in a range of rows: its collection and its range of indices.
  package func forEachPiece(in range: Range<Int>, _ body: (RowBase, Range<Int>) -> Void) {
    pieces[range.clamped(to: 0..<count)].forEachPiece(body)
  }

  /// Calls a closure with each row in a range, in order.
  package func forEachRow(in range: Range<Int>, _ body: (any CellController) -> Void) {
    let range = range.clamped(to: 0..<count)
    if let whole { return whole.forEachRow(in: range, body) }
    edited[range].forEachPiece { $0.forEachRow(in: $1, body) }
  }

  /// The stored run that holds all rows, or `nil` if there is none.
  private var storedWhole: StoredRows? {
    guard pieces.pieceCount == 1, count > 0, let base = pieces[0].base as? StoredRows,
      base.count == count
    else { return nil }
    return base
  }

  /// Whether all rows exist already, so that visiting them creates none.
  package var isStored: Bool { whole?.isStored ?? (editedLazyCount == 0) }

  /// Whether all rows have identifiers that are known without creating rows.
  package var knowsIDs: Bool {
    // Not by its pieces, which would count it.
    if let whole { return whole.knowsIDs }
    if isStored { return true }
    var knowsIDs = true
    pieces.forEachPiece { base, _ in if !base.knowsIDs { knowsIDs = false } }
    return knowsIDs
  }

  /// The maximum number of rows, created on demand, that match by their ids instead of by position.
  package static let greatestComparedCount = 1 << 18

  /// The number of rows created on demand.
  private var lazyCount: Int { whole.map { $0.isStored ? 0 : $0.count } ?? editedLazyCount }

  private func lazyCount(in range: Range<Int>) -> Int {
    if isStored { return 0 }
    var count = 0
    pieces[range].forEachPiece { base, rows in count += base.isStored ? 0 : rows.count }
    return count
  }

  /// Replaces a range of rows with another list.
  ///
  /// All editing except moving is built on this.
  private mutating func splice(_ range: Range<Int>, _ rows: RowList) {
    guard !range.isEmpty || !rows.isEmpty else { return }
    if lazyCount > 0 || rows.lazyCount > 0 { isComparedByRuns = true }
    let lazyCount = lazyCount + rows.lazyCount - lazyCount(in: range)
    let retainedCount = retainedCount + rows.retainedCount
    pieces.replace(range, with: rows.pieces)
    editedLazyCount = lazyCount
    editedRetainedCount = retainedCount
    releaseRemovedRows()
  }

  /// The number of rows that stored collections retain.
  private var retainedCount: Int { whole.map { $0.isStored ? $0.count : 0 } ?? editedRetainedCount }

  /// Copies the stored rows into collections without removed rows, if more are removed than left or
  /// the list is short.
  ///
  /// So a list never retains more than twice its stored rows, and removing a row costs O(1) on
  /// average.
  private mutating func releaseRemovedRows() {
    let used = edited.count - editedLazyCount
    let removed = editedRetainedCount - used
    let isShort = used + edited.pieceCount <= RowList.shortCount
    let isWorthwhile = removed > used && removed >= edited.pieceCount / 4
    guard removed > 0, isShort || isWorthwhile else { return }
    var pieces = PieceTree<RowBase>()
    var rows: [any CellController] = []
    func appendRows() {
      if !rows.isEmpty { pieces.append(StoredRows(rows), count: rows.count) }
      rows = []
    }
    edited.forEachPiece { base, ordinals in
      if isComparedByRuns, let base = base as? StoredRows {
        return pieces.append(base.part(ordinals), count: ordinals.count)
      }
      if base.isStored { return base.forEachRow(in: ordinals) { rows.append($0) } }
      appendRows()
      pieces.insert(PieceTree(base, ordinals: ordinals), at: pieces.count)
    }
    appendRows()
    edited = pieces
    editedRetainedCount = used
  }

  /// The maximum number of rows and runs of a list that releases each removed row at once.
  private static let shortCount = 128

  /// Returns the range of rows around a position that are known not to take the focus, without
  /// creating any, or `nil` if that is unknown.
  package func rowsWithoutFocus(at position: Int) -> Range<Int>? {
    guard position >= 0, position < count else { return nil }
    if let whole { return whole.takesNoFocus ? 0..<whole.count : nil }
    let (base, positions) = edited.run(at: position)
    return base.takesNoFocus ? positions : nil
  }

  /// Inserts rows at a position.
  ///
  /// A position out of range appends them.
  public mutating func insert(_ rows: [any CellController], at position: Int) {
    insert(RowList(rows), at: position)
  }

  /// Inserts the rows of another list at a position.
  ///
  /// A position out of range appends them.
  public mutating func insert(_ rows: RowList, at position: Int) {
    guard !rows.isEmpty else { return }
    let isInside = position >= 0 && position <= count
    let place = isInside ? position : count
    splice(place..<place, rows)
  }

  /// Appends rows.
  public mutating func append(_ rows: any CellController...) {
    insert(RowList(rows), at: count)
  }

  /// Appends rows.
  public mutating func append(_ rows: [any CellController]) {
    insert(RowList(rows), at: count)
  }

  /// Removes the row at a position.
  ///
  /// Does nothing if the position is out of range.
  public mutating func remove(at position: Int) {
    guard position >= 0, position < count else { return }
    splice(position..<position + 1, RowList())
  }

  /// Removes rows from the beginning, or all rows if there are fewer.
  public mutating func removeFirst(_ count: Int = 1) {
    splice(0..<max(0, min(count, self.count)), RowList())
  }

  /// Removes rows from the end, or all rows if there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    splice(self.count - max(0, min(count, self.count))..<self.count, RowList())
  }

  /// Replaces a range of rows with another list.
  ///
  /// The range is clamped to the list.
  public mutating func replace(_ range: Range<Int>, with rows: RowList) {
    splice(range.clamped(to: 0..<count), rows)
  }

  /// Appends the rows of another list.
  public mutating func append(_ rows: RowList) {
    insert(rows, at: count)
  }

  /// Moves a row to a position, counted after the move and clamped to the list.
  ///
  /// Does nothing if there is no such row.
  public mutating func move(from source: Int, to destination: Int) {
    guard source >= 0, source < count else { return }
    let (lazyCount, retainedCount) = (lazyCount, retainedCount)
    pieces.move(from: source, to: max(0, min(destination, count - 1)))
    editedLazyCount = lazyCount
    editedRetainedCount = retainedCount
  }
}

// MARK: ExpressibleByArrayLiteral

extension RowList: @MainActor ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: any CellController...) {
    self.init(elements)
  }
}
