/// A search for duplicate identifiers in new tables and groups, and in long groups after changes.
///
/// It runs between frames, so that it doesn't delay a change, and only while diagnostics
/// are received.
@MainActor package struct DuplicateSearch {
  /// Whether diagnostics are received or shown.
  ///
  /// Nothing is searched or recorded until then.
  package private(set) var isHeard: Bool

  /// The groups with a current or finished search, by position.
  private var groups: [Int: LongGroup] = [:]

  /// The number of rows examined per slice.
  private static let slice = 8_192

  /// The search of groups that were never compared.
  private var first: FirstSearch?

  /// Whether the search has finished.
  package var isFinished: Bool { first == nil && areLongGroupsFinished }

  private var areLongGroupsFinished: Bool {
    groups.isEmpty || groups.values.allSatisfy(\.isFinished)
  }

  /// Creates a search that has nothing to examine.
  package init(isHeard: Bool = DiagnosticSink.showsDiagnostics) {
    self.isHeard = isHeard
  }

  /// Begins to search a new table.
  package mutating func begin() {
    groups = [:]
    first = isHeard ? FirstSearch() : nil
  }

  /// Sets whether diagnostics are received, and begins to search the table if they are from now on.
  package mutating func setHeard(_ isHeard: Bool) {
    guard isHeard != self.isHeard else { return }
    self.isHeard = isHeard
    begin()
  }

  /// Whether the search rests until the table has been shown once.
  package mutating func takeRest() -> Bool { first?.takeRest() == true }

  /// Follows a difference, and adds the edits of long groups.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - old: Returns the rows of an old group.
  ///   - new: Returns the rows of a new group.
  package mutating func follow(
    _ difference: TableDifference, old: (Int) -> RowList, new: (Int) -> RowList
  ) {
    guard isHeard else { return }
    followFirst(difference.changes, areCompared: true)
    move(difference.changes)
    for edits in difference.longGroups { take(edits, old(edits.former), new(edits.group)) }
  }

  /// Follows a change by position.
  ///
  /// Groups with changed rows are dropped until a difference inserts rows into them.
  package mutating func follow(_ changes: TableChanges) {
    guard isHeard else { return }
    followFirst(changes, areCompared: false)
    guard !groups.isEmpty else { return }
    move(changes)
    for rows in changes.insertedRows { groups[rows.group] = nil }
    for rows in changes.removedRows { forget(rows.group, changes) }
    for move in changes.movedRows {
      groups[move.to.group] = nil
      forget(move.from.group, changes)
    }
  }

  private mutating func followFirst(_ changes: TableChanges, areCompared: Bool) {
    if first == nil, !changes.insertedGroups.isEmpty { first = FirstSearch(of: changes) }
    first?.follow(changes, areCompared: areCompared)
  }

  /// Examines the next rows and returns a diagnostic if duplicates were found.
  ///
  /// - Parameter table: Returns the group at a position, or `nil` if there is none.
  /// - Returns: The diagnostic, or `nil`.
  package mutating func advance(in table: (Int) -> TableGroup?) -> TableDiagnostic? {
    guard areLongGroupsFinished else { return advanceLongGroups() }
    let diagnostic = first?.advance(DuplicateSearch.slice, in: table)
    if first?.isFinished == true { first = nil }
    return diagnostic
  }

  private mutating func advanceLongGroups() -> TableDiagnostic? {
    let unfinished = groups.lazy.filter { !$0.value.isFinished }
    guard let group = unfinished.map(\.key).min() else { return nil }
    guard let found = groups[group]?.advance(DuplicateSearch.slice) else { return nil }
    let path = RowPath(group: group, row: found.first)
    return TableDiagnostic(
      .duplicateRowIDs, at: .row(path), count: found.count, repair: .toldApart)
  }

  private mutating func take(_ edits: LongGroupEdits, _ old: RowList, _ new: RowList) {
    guard let changed = edits.rows, new.count > LongGroupEdits.limit else {
      groups[edits.group] = nil
      return
    }
    if groups[edits.group] != nil {
      groups[edits.group]?.take(
        changed, from: old, to: new, isReported: edits.isReported)
    } else if !changed.inserted.isEmpty {
      groups[edits.group] = LongGroup(new, isReported: edits.isReported)
      first?.skip(edits.group)
    }
  }

  private mutating func move(_ changes: TableChanges) {
    guard !groups.isEmpty, !changes.groups.isEmpty else { return }
    var moved: [Int: LongGroup] = [:]
    for (group, value) in groups {
      if let position = changes.newGroup(for: group) { moved[position] = value }
    }
    groups = moved
  }

  private mutating func forget(_ old: Int, _ changes: TableChanges) {
    if let group = changes.newGroup(for: old) { groups[group] = nil }
  }
}

/// A multiset of hashes, most of which occur once.
struct HashCounts {
  private var hashes: Set<Int> = []

  /// The numbers of further occurrences.
  private var repeated: [Int: Int] = [:]

  /// Adds a hash and returns whether it is new.
  mutating func insert(_ hash: Int) -> Bool {
    if hashes.insert(hash).inserted { return true }
    repeated[hash, default: 0] += 1
    return false
  }

  /// Removes one occurrence of a hash.
  ///
  /// Does nothing if there is none.
  mutating func remove(_ hash: Int) {
    guard let count = repeated[hash] else {
      hashes.remove(hash)
      return
    }
    repeated[hash] = count > 1 ? count - 1 : nil
  }
}
