/// A difference between two lists of rows by identifier.
///
/// Common ends are only compared. A few scattered edits are found without hashing. Otherwise equal
/// identifiers are paired in order, and the longest increasing subsequence counts as unmoved. With
/// unique identifiers the number of moves is minimal. The result depends only on the identifiers.
@usableFromInline package struct ListDifference {
  /// The removals, insertions and moves.
  @usableFromInline package internal(set) var edits = ListEdits()

  @usableFromInline let counts: (old: Int, new: Int)

  /// The number of new positions found with an identifier that also occurs earlier.
  ///
  /// In lists of up to 4,096 rows all are found, if there were none before. In longer lists, only
  /// those found without additional work are counted.
  @usableFromInline package internal(set) var duplicates = 0

  /// The first of these positions.
  @usableFromInline package internal(set) var firstDuplicate: Int?

  /// Compares two lists of identifiers.
  ///
  /// Positions count from the start of the slices.
  @inlinable package init<ID: Hashable>(from old: ArraySlice<ID>, to new: ArraySlice<ID>) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in Self(from: old, to: new) }
    }
  }

  /// Compares two lists of identifiers in memory.
  @inlinable package init<ID: Hashable>(
    from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>
  ) {
    self.init(comparing: old, new)
    findDuplicates(new)
  }

  /// Compares two lists of identifiers in memory, counting only duplicates found without additional
  /// work.
  @inlinable init<ID: Hashable>(
    comparing old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) {
    counts = (old.count, new.count)
    let leading = Self.leading(old, new)
    guard leading < max(old.count, new.count) else { return }
    let trailing = Self.trailing(old, new, after: leading)
    let oldMiddle = UnsafeBufferPointer(rebasing: old[leading..<old.count - trailing])
    let newMiddle = UnsafeBufferPointer(rebasing: new[leading..<new.count - trailing])
    if let probe = EditProbe(from: oldMiddle, to: newMiddle) {
      edits = ListEdits(probe, from: oldMiddle, to: newMiddle)
    } else {
      let pairing = IDPairing(from: oldMiddle, to: newMiddle)
      edits = ListEdits(pairing)
      duplicates = pairing.duplicates
      firstDuplicate = pairing.firstDuplicate.map { $0 + leading }
    }
    edits.shift(by: leading)
  }

  /// Compares the rows of two groups by object, and the remaining ones by identifier.
  ///
  /// If most objects are new, as in a table whose rows were recreated, all rows are compared by
  /// identifier.
  @inlinable package init<Group: DiffableGroup>(
    from old: Group, _ oldRows: Range<Int>, to new: Group, _ newRows: Range<Int>
  ) {
    guard let before = old.rowObjects(in: oldRows), let after = new.rowObjects(in: newRows),
      RowObject.mostAreShared(before, after)
    else {
      self.init(from: old.rowIDs(in: oldRows), to: new.rowIDs(in: newRows))
      return
    }
    self = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in Self(comparing: before, after) }
    }
    guard !edits.inserted.isEmpty, !edits.removed.isEmpty else { return }
    pairRest(
      old.rowIDs(at: edits.removed.map { $0 + oldRows.lowerBound }),
      new.rowIDs(at: edits.inserted.map { $0 + newRows.lowerBound }))
  }

  /// Pairs removed with inserted rows by identifier.
  ///
  /// As many of all pairs as possible count as unmoved.
  @inlinable mutating func pairRest<ID: Hashable>(_ removed: [ID], _ inserted: [ID]) {
    let rest = removed.withUnsafeBufferPointer { removed in
      inserted.withUnsafeBufferPointer { IDPairing(from: removed, to: $0) }
    }
    if let first = rest.firstDuplicate.map({ edits.inserted[$0] }) {
      duplicates += rest.duplicates
      firstDuplicate = min(firstDuplicate ?? first, first)
    }
    guard rest.targets.contains(where: { $0 >= 0 }) else { return }
    var pairing = IDPairing(changes)
    for (source, target) in zip(edits.removed, rest.targets) where target >= 0 {
      pairing.pair(source, edits.inserted[Int(target)])
    }
    edits = ListEdits(pairing)
  }

  /// The changes, for lookups by position.
  @inlinable package var changes: PositionChanges {
    PositionChanges(oldCount: counts.old, newCount: counts.new, edits: edits)
  }

  // MARK: Ends

  @inlinable static func leading<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) -> Int {
    let limit = min(old.count, new.count)
    var length = 0
    while length < limit, old[length] == new[length] { length += 1 }
    return length
  }

  @inlinable static func trailing<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, after leading: Int
  ) -> Int {
    let limit = min(old.count, new.count) - leading
    var length = 0
    while length < limit, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    return length
  }

  // MARK: Duplicates

  /// The maximum length of lists that are fully searched for duplicates after each insertion.
  @usableFromInline static let searchedCount = 4_096

  /// Searches for duplicates of inserted identifiers, as far as that is cheap.
  @inlinable mutating func findDuplicates<ID: Hashable>(_ new: UnsafeBufferPointer<ID>) {
    guard !edits.inserted.isEmpty else { return }
    if new.count <= Self.searchedCount {
      let occurrences = IDIndex(new)
      duplicates = occurrences.duplicates
      firstDuplicate = occurrences.firstDuplicate
    } else if duplicates == 0, edits.inserted.count == 1 {
      let (position, id) = (edits.inserted[0], new[edits.inserted[0]])
      guard let other = new.indices.first(where: { $0 != position && new[$0] == id }) else {
        return
      }
      duplicates = 1
      firstDuplicate = max(position, other)
    }
  }
}
