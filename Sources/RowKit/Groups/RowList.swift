/// The rows of a group: stored, or made when they come into view.
///
/// It is a value whose copies share what they have in common. Editing it costs O(log k) in the
/// number k of runs it consists of, never a copy of its rows.
@MainActor public struct RowList {
  /// The rows while they are one whole collection, which is counted when somebody asks.
  private var whole: RowBase?

  /// The rows otherwise.
  private var edited = PieceTree<RowBase>()

  /// How many of those are made on demand, so that nobody has to look at all runs.
  private var editedLazyCount = 0

  private(set) var pieces: PieceTree<RowBase> {
    get { whole.map { PieceTree($0, count: $0.count) } ?? edited }
    set {
      whole = nil
      edited = newValue
    }
  }

  /// Creates a list without rows.
  public init() {}

  /// Creates a list of rows of any kinds; those of an array are stored, those of any other
  /// collection are asked for when they come into view.
  public init<Rows: RandomAccessCollection>(_ rows: Rows)
  where Rows.Element == any CellController {
    if let stored = rows as? [any CellController] {
      self.init(base: StoredRows(stored))
    } else {
      self.init(base: LazyRows(rows) { $0 })
    }
  }

  /// Creates a list of rows of one kind; those of an array are stored, those of any other
  /// collection are asked for when they come into view.
  ///
  /// The kind that a collection names tells whether its rows take the focus: those of
  /// ``TextRowController`` never do, so that a million of them are passed over at once.
  public init<Rows: RandomAccessCollection>(_ rows: Rows) where Rows.Element: CellController {
    if let stored = rows as? [Rows.Element] {
      // Converted row by row: the implicit conversion of an array casts each at run time.
      var rows: [any CellController] = []
      rows.reserveCapacity(stored.count)
      for row in stored { rows.append(row) }
      self.init(base: StoredRows(rows))
    } else {
      self.init(base: LazyRows(rows, kind: Rows.Element.self) { $0 })
    }
  }

  /// Creates a list with a row for each item of a collection, made when it comes into view.
  ///
  /// - Parameters:
  ///   - items: What the rows stand for.
  ///   - id: What tells an item from the others, asked without making its row; by default its
  ///     place.
  ///   - row: Makes the row of an item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, id: ((Items.Element) -> RowID)? = nil,
    row: @escaping (Items.Element) -> any CellController
  ) {
    let ids: ((Int) -> RowID)? = id.map { id in
      { id(items[items.index(items.startIndex, offsetBy: $0)]) }
    }
    self.init(base: LazyRows(items, id: ids, erase: row))
  }

  private init(base: RowBase) {
    whole = base
  }

  /// How many rows there are.
  ///
  /// A collection is asked for its count when this is first needed, which for a group of a table
  /// is when the group comes near the rows in view.
  public var count: Int { whole?.count ?? edited.count }

  /// Whether there is no row.
  public var isEmpty: Bool { count == 0 }

  /// The row at a place, made anew each time unless it is stored; nil outside.
  public subscript(position: Int) -> (any CellController)? {
    guard position >= 0, position < count else { return nil }
    if let whole { return whole.row(at: position) }
    let (base, ordinal) = edited[position]
    return base.row(at: ordinal)
  }

  /// The row at a place, if it exists already; nil outside, and for one that would be made.
  func storedRow(at position: Int) -> (any CellController)? {
    guard position >= 0, position < count else { return nil }
    let (base, ordinal) = whole.map { ($0, position) } ?? edited[position]
    return base.isStored ? base.row(at: ordinal) : nil
  }

  /// Returns the id of the row at a place, without making it; nil if it has none or lies outside.
  public func rowID(at position: Int) -> RowID? {
    guard position >= 0, position < count else { return nil }
    let (base, ordinal) = pieces[position]
    return base.rowID(at: ordinal)
  }

  /// Returns the row at a place as a list of its own, without making it.
  func slice(at position: Int) -> RowList {
    var slice = RowList()
    slice.pieces = pieces[position..<position + 1]
    slice.editedLazyCount = lazyCount(in: position..<position + 1)
    return slice
  }

  /// Whether the rows are known to be those of another list, without counting them.
  func isSame(as other: RowList) -> Bool {
    guard let whole, let others = other.whole else { return false }
    return whole === others
  }

  /// How many rows at the beginning and at the end are known to be those of another list: the same
  /// rows of the same collection or, in lists that were stored whole, the same objects.
  func commonEnds(with other: RowList) -> (leading: Int, trailing: Int) {
    guard let mine = storedWhole, let theirs = other.storedWhole else {
      return pieces.commonEnds(with: other.pieces)
    }
    if mine === theirs { return (count, 0) }
    let leading = mine.commonLength(0..<count, with: theirs, 0..<other.count, fromEnd: false)
    let trailing = mine.commonLength(
      leading..<count, with: theirs, leading..<other.count, fromEnd: true)
    return (leading, trailing)
  }

  /// How many rows at both ends of a range have the ids of those of a range of another list, where
  /// both were stored whole; none in other lists.
  func commonIDs(in range: Range<Int>, with other: RowList, in otherRange: Range<Int>)
    -> (leading: Int, trailing: Int)
  {
    guard let mine = storedWhole, let theirs = other.storedWhole else { return (0, 0) }
    let leading = mine.commonIDs(range, with: theirs, otherRange, fromEnd: false)
    let trailing = mine.commonIDs(
      range.dropFirst(leading), with: theirs, otherRange.dropFirst(leading), fromEnd: true)
    return (leading, trailing)
  }

  /// Calls a closure with every run of a range of rows: its collection and its ordinals.
  func forEachPiece(in range: Range<Int>, _ body: (RowBase, Range<Int>) -> Void) {
    pieces[range.clamped(to: 0..<count)].forEachPiece(body)
  }

  /// The rows, when they are all of one stored run.
  private var storedWhole: StoredRows? {
    guard pieces.pieceCount == 1, count > 0, let base = pieces[0].base as? StoredRows,
      base.count == count
    else { return nil }
    return base
  }

  /// Whether all rows exist already, so that looking at each of them makes none.
  var isStored: Bool { whole?.isStored ?? (editedLazyCount == 0) }

  /// How many rows are made on demand.
  private var lazyCount: Int { whole.map { $0.isStored ? 0 : $0.count } ?? editedLazyCount }

  private func lazyCount(in range: Range<Int>) -> Int {
    if isStored { return 0 }
    var count = 0
    pieces[range].forEachPiece { base, rows in count += base.isStored ? 0 : rows.count }
    return count
  }

  /// Puts the rows of another list in the place of some: all editing but moving comes down to this.
  private mutating func splice(_ range: Range<Int>, _ rows: RowList) {
    guard !range.isEmpty || !rows.isEmpty else { return }
    let lazyCount = lazyCount + rows.lazyCount - lazyCount(in: range)
    pieces.replace(range, with: rows.pieces)
    editedLazyCount = lazyCount
  }

  /// The rows around one of which none takes the focus, known without making any; nil where that
  /// is not known.
  func rowsWithoutFocus(at position: Int) -> Range<Int>? {
    guard position >= 0, position < count else { return nil }
    if let whole { return whole.takesNoFocus ? 0..<whole.count : nil }
    let (base, positions) = edited.run(at: position)
    return base.takesNoFocus ? positions : nil
  }

  /// Inserts rows at a place; one that is negative or too large appends them.
  public mutating func insert(_ rows: [any CellController], at position: Int) {
    insert(RowList(rows), at: position)
  }

  /// Inserts the rows of another list at a place; one that is negative or too large appends them.
  public mutating func insert(_ rows: RowList, at position: Int) {
    guard !rows.isEmpty else { return }
    let isInside = position >= 0 && position <= count
    let place = isInside ? position : count
    splice(place..<place, rows)
  }

  /// Appends rows.
  public mutating func append(_ rows: any CellController...) {
    insert(rows, at: count)
  }

  /// Removes the row at a place; does nothing outside.
  public mutating func remove(at position: Int) {
    guard position >= 0, position < count else { return }
    splice(position..<position + 1, RowList())
  }

  /// Removes rows from the beginning; all of them when there are fewer.
  public mutating func removeFirst(_ count: Int = 1) {
    splice(0..<max(0, min(count, self.count)), RowList())
  }

  /// Removes rows from the end; all of them when there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    splice(self.count - max(0, min(count, self.count))..<self.count, RowList())
  }

  /// Puts the rows of another list in the place of some; what lies outside is left alone.
  public mutating func replace(_ range: Range<Int>, with rows: RowList) {
    splice(range.clamped(to: 0..<count), rows)
  }

  /// Appends the rows of another list.
  public mutating func append(_ rows: RowList) {
    insert(rows, at: count)
  }

  /// Inserts the rows of another list before the others.
  public mutating func prepend(_ rows: RowList) {
    insert(rows, at: 0)
  }

  /// Moves a row to the place it has after that; does nothing when there is no such row.
  public mutating func move(from source: Int, to destination: Int) {
    guard source >= 0, source < count else { return }
    let lazyCount = lazyCount
    pieces.move(from: source, to: max(0, min(destination, count - 1)))
    editedLazyCount = lazyCount
  }
}

// MARK: ExpressibleByArrayLiteral

extension RowList: @MainActor ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: any CellController...) {
    self.init(elements)
  }
}
