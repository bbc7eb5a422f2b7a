/// Finds what became of the rows of one list by their ids.
///
/// Ends in common are only compared. A few scattered edits are found without hashing. Otherwise
/// equal ids are paired, the first with the first, and the longest increasing part of them stayed.
/// With different ids the number of moves is the least possible; the result depends on the ids only.
struct ListDifference {
  /// What left, came and moved.
  private(set) var edits = ListEdits()

  private let counts: (old: Int, new: Int)

  /// The number of new positions found whose id occurs before them.
  ///
  /// All are found in lists of up to 4,096 rows, if there were none before. In longer ones only
  /// those are found that show without more work.
  private(set) var duplicates = 0

  /// The first of these positions.
  private(set) var firstDuplicate: Int?

  /// Compares two lists of ids; positions count from the start of the slices.
  init<ID: Hashable>(from old: ArraySlice<ID>, to new: ArraySlice<ID>) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in Self(from: old, to: new) }
    }
  }

  /// Compares two lists of ids in memory.
  init<ID: Hashable>(from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>) {
    self.init(comparing: old, new)
    findDuplicates(new)
  }

  /// Compares two lists of ids in memory, and reports only duplicates that show on the way.
  private init<ID: Hashable>(
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

  /// Compares rows of two groups: by their objects, and what is left over by ids.
  ///
  /// Where most objects are new, as in a table that was made anew, all go by their ids.
  init<Group: DifferencedGroup>(
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

  /// Pairs what was removed with what was inserted by ids; the most of all pairs that can, stay.
  private mutating func pairRest<ID: Hashable>(_ removed: [ID], _ inserted: [ID]) {
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

  /// What became of the list, to be asked by position.
  var changes: ListChanges {
    ListChanges(oldCount: counts.old, newCount: counts.new, edits: edits)
  }

  // MARK: Ends

  private static func leading<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) -> Int {
    let limit = min(old.count, new.count)
    var length = 0
    while length < limit, old[length] == new[length] { length += 1 }
    return length
  }

  private static func trailing<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, after leading: Int
  ) -> Int {
    let limit = min(old.count, new.count) - leading
    var length = 0
    while length < limit, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    return length
  }

  // MARK: Duplicates

  /// The length of lists that are searched for duplicates whenever something is inserted.
  private static let searchedCount = 4_096

  /// Looks for inserted ids that occur elsewhere, as far as that is cheap.
  private mutating func findDuplicates<ID: Hashable>(_ new: UnsafeBufferPointer<ID>) {
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
