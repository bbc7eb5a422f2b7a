/// A search for duplicate identifiers in groups that no difference has compared: those of a new
/// table, and inserted ones.
///
/// It reads the identifiers once, in slices, and keeps nothing of groups that it has read. Rows
/// that are made on demand and whose identifiers aren't known are skipped, and so are groups of
/// more than a million rows.
@MainActor struct FirstSearch {
  /// The position of the next group to read, or `nil` if all have been read.
  private var next: Int?

  /// Groups before `next` that are still to be read, in no particular order.
  private var inserted: [Int] = []

  /// The long group that is being read.
  private var long: (group: Int, rows: LongGroup)?

  /// The groups whose duplicates were found while the search runs.
  private var found: Set<Int> = []

  /// The identifiers of the groups before `next`, or `nil` if groups have changed since.
  private var groupIDs: Set<RowID>? = []

  /// The duplicate group identifiers so far, and the position of the first.
  private var groups: (count: Int, first: Int?) = (0, nil)

  /// Whether only little is searched, because the table hasn't been shown yet.
  private var isNew = true

  private static let longest = 1 << 20
  private static let firstSlice = 512

  /// Begins a search of all groups.
  init() { next = 0 }

  /// Begins a search of the groups that a change inserts, once it follows that change.
  init(of changes: TableChanges) {
    (groupIDs, isNew) = (nil, false)
  }

  /// Whether all groups have been read.
  var isFinished: Bool { next == nil && inserted.isEmpty && long == nil }

  /// Whether the search rests until the table is shown.
  mutating func takeRest() -> Bool {
    defer { isNew = false }
    return isNew
  }

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - changes: The changes of groups and rows.
  ///   - areCompared: Whether a difference has searched the short groups with inserted rows.
  mutating func follow(_ changes: TableChanges, areCompared: Bool) {
    let changed = Set(
      changes.insertedRows.map(\.group) + changes.movedRows.map(\.to.group)
        + changes.removedRows.compactMap { changes.newGroup(for: $0.group) })
    if !changes.groups.isEmpty { move(changes) }
    if areCompared { for rows in changes.insertedRows { found.insert(rows.group) } }
    guard let group = long?.group, changed.contains(group) else { return }
    long = nil
    if !found.contains(group) { inserted.append(group) }
  }

  private mutating func move(_ changes: TableChanges) {
    groupIDs = nil
    inserted = inserted.compactMap { changes.newGroup(for: $0) }
    if let first = next {
      let unread = (first..<max(first, changes.oldGroupCount)).lazy.compactMap {
        changes.newGroup(for: $0)
      }
      if changes.movedGroups.isEmpty {
        next = unread.first ?? changes.newGroupCount
      } else {
        inserted += unread
        next = changes.newGroupCount
      }
    }
    inserted += changes.insertedGroups.filter { $0 < next ?? .max }
    found = Set(found.compactMap { changes.newGroup(for: $0) })
    if let (group, rows) = long { long = changes.newGroup(for: group).map { ($0, rows) } }
  }

  /// Notes that the duplicates of a group are searched for otherwise.
  mutating func skip(_ group: Int) {
    if !isFinished { found.insert(group) }
  }

  /// Reads some rows and returns a diagnostic if there are duplicates.
  ///
  /// - Parameters:
  ///   - slice: The number of rows to read.
  ///   - groups: Returns the group at a position, or `nil` if there is none.
  /// - Returns: The diagnostic, or `nil` if no duplicates were found.
  mutating func advance(_ slice: Int, in groups: (Int) -> TableGroup?) -> TableDiagnostic? {
    var room = isNew ? min(slice, FirstSearch.firstSlice) : slice
    while room > 0, !isFinished {
      if let diagnostic = readLong(&room) ?? readNext(&room, in: groups) { return diagnostic }
    }
    if isFinished { found = [] }
    return nil
  }

  private mutating func readLong(_ room: inout Int) -> TableDiagnostic? {
    // Taken out, so that its hashes aren't copied.
    guard case (let group, var rows)? = long.take() else { return nil }
    let result = rows.advance(room)
    room = 0
    long = rows.isFinished ? nil : (group, rows)
    return result.flatMap { FirstSearch.diagnostic(group, $0.count, $0.first) }
  }

  private mutating func readNext(
    _ room: inout Int, in table: (Int) -> TableGroup?
  ) -> TableDiagnostic? {
    guard long == nil else { return nil }
    if let group = inserted.popLast() {
      room -= 16
      return read(group, table(group), &room)
    }
    guard let position = next else { return nil }
    guard let group = table(position) else {
      next = nil
      return groups.first.map {
        TableDiagnostic(
          .duplicateGroupIDs, at: .group($0), count: groups.count, repair: .toldApart)
      }
    }
    next = position + 1
    room -= 16
    if let id = group.id, groupIDs?.insert(id).inserted == false {
      groups = (groups.count + 1, groups.first ?? position)
    }
    return read(position, group, &room)
  }

  /// Reads a short group, or begins to read a long one.
  private mutating func read(
    _ position: Int, _ group: TableGroup?, _ room: inout Int
  ) -> TableDiagnostic? {
    guard !found.contains(position), let rows = group?.rows, rows.knowsIDs,
      rows.count > 1, rows.count <= FirstSearch.longest
    else { return nil }
    guard rows.count <= min(room, LongGroupEdits.limit) else {
      long = (position, LongGroup(rows, isReported: false))
      return nil
    }
    room -= rows.count
    var keys: [RowKey] = []
    keys.reserveCapacity(rows.count)
    LongGroup.forEachKey(rows, 0..<rows.count) { keys.append($0) }
    let index = keys.withUnsafeBufferPointer { IDIndex($0) }
    return index.firstDuplicate.flatMap {
      FirstSearch.diagnostic(position, index.duplicates, $0)
    }
  }

  private static func diagnostic(_ group: Int, _ count: Int, _ first: Int) -> TableDiagnostic? {
    TableDiagnostic(
      .duplicateRowIDs, at: .row(RowPath(group: group, row: first)), count: count,
      repair: .toldApart)
  }
}
