extension TableDifference {
  /// Compares the groups of two states of a table.
  ///
  /// Groups at both ends that share their rows are skipped before anything is prepared, so that one
  /// change in 10^5 groups costs little more than visiting them.
  ///
  /// - Parameters:
  ///   - old: The groups before.
  ///   - new: The groups after.
  ///   - matchesPlaces: Whether rows without a counterpart match others in their place, as rows that
  ///     were recreated do.
  @MainActor package init(
    from old: [TableGroup], to new: [TableGroup], matchesPlaces: Bool = true
  ) {
    let (leading, trailing) = TableGroup.commonEnds(old, new)
    let middle = TableDifference(
      between: old[leading..<old.count - trailing], and: new[leading..<new.count - trailing],
      matchesPlaces: matchesPlaces)
    if TableGroup.repeatID(
      of: middle.changes.insertedGroups.map { $0 + leading }, new, leading, trailing)
    {
      self.init(between: old[...], and: new[...], matchesPlaces: matchesPlaces)
    } else {
      self = middle.inTable(after: leading, before: trailing) { old[$0].rows.count }
    }
  }

  /// Compares groups that begin at one position in both states of a table.
  @MainActor private init(
    between old: ArraySlice<TableGroup>, and new: ArraySlice<TableGroup>, matchesPlaces: Bool
  ) {
    let before = GroupSnapshot.all(old)
    var after = GroupSnapshot.all(new)
    if matchesPlaces { GroupSnapshot.pairInPlace(&after, with: before) }
    self.init(from: before, to: after, matchesPlaces: matchesPlaces)
  }

  /// Compares two states of one group, which stays the same whatever its id and header.
  @MainActor package init(from old: TableGroup, to new: TableGroup) {
    self.init(
      from: [GroupSnapshot(old, .header("", 0))], to: [GroupSnapshot(new, .header("", 0))])
  }
}

/// A group prepared for comparison, with ids instead of rows.
@MainActor private struct GroupSnapshot {
  /// The identity of a group across changes.
  enum GroupKey: Hashable, Sendable {
    /// The group's own id.
    case id(RowID)
    /// The group's header, and the number of preceding groups with the same header.
    case header(String, Int)
  }

  private(set) var groupID: GroupKey
  private let rows: RowList
  private let isStored: Bool

  init(_ group: TableGroup, _ key: GroupKey) {
    rows = group.rows
    isStored = group.rows.isStored
    groupID = key
  }

  /// Returns groups prepared for comparison.
  static func all(_ groups: ArraySlice<TableGroup>) -> [GroupSnapshot] {
    var occurrences: [String: Int] = [:]
    return groups.map { group in
      if let id = group.id { return GroupSnapshot(group, .id(id)) }
      let header = group.header?.text ?? ""
      defer { occurrences[header, default: 0] += 1 }
      return GroupSnapshot(group, .header(header, occurrences[header, default: 0]))
    }
  }

  /// Gives groups without ids the keys of the groups in their place before: those with the same header,
  /// and those whose header changed.
  ///
  /// A group whose header changed must be without a counterpart, as must be the one in its place, and their
  /// rows must be the same or of the same kinds.
  static func pairInPlace(_ groups: inout [GroupSnapshot], with old: [GroupSnapshot]) {
    let differing = zip(groups.indices, old).filter { index, former in
      former.header != nil && groups[index].header != nil
        && groups[index].groupID != former.groupID
    }
    guard !differing.isEmpty else { return }
    keepHeadersInPlace(&groups, with: old)
    let former = Set(old.map(\.groupID))
    let current = Set(groups.map(\.groupID))
    for (index, group) in differing
    where !former.contains(groups[index].groupID) && !current.contains(group.groupID)
      && groups[index].resembles(group)
    {
      groups[index].groupID = group.groupID
    }
  }

  /// Numbers groups with equal headers so that those in the same place as before have the same numbers.
  private static func keepHeadersInPlace(
    _ groups: inout [GroupSnapshot], with old: [GroupSnapshot]
  ) {
    let kept = zip(groups.indices, old).filter { index, former in
      former.header != nil && groups[index].header == former.header
    }
    for (index, former) in kept { groups[index].groupID = former.groupID }
    let places = Set(kept.map(\.0))
    var used = Set(kept.map(\.1.groupID))
    var numbers: [String: Int] = [:]
    for index in groups.indices where !places.contains(index) {
      guard let header = groups[index].header else { continue }
      var number = numbers[header, default: 0]
      while !used.insert(.header(header, number)).inserted { number += 1 }
      numbers[header] = number + 1
      groups[index].groupID = .header(header, number)
    }
  }

  /// The header of a group without an id, or `nil` for a group with one.
  private var header: String? { if case .header(let text, _) = groupID { text } else { nil } }

  /// Whether the group has as many rows as another one, each with the same identity or of the same kind.
  private func resembles(_ other: GroupSnapshot) -> Bool {
    guard rowCount > 0, rowCount == other.rowCount, case .ids = rowIdentity,
      case .ids = other.rowIdentity
    else {
      return false
    }
    return (0..<rowCount).allSatisfy {
      isAlike($0, to: other) || RowKey(rows, at: $0) == RowKey(other.rows, at: $0)
    }
  }
}

extension TableGroup {
  /// Returns the numbers of groups at the beginning and at the end of two tables that are the same
  /// group with the same rows.
  fileprivate static func commonEnds(
    _ old: [TableGroup], _ new: [TableGroup]
  ) -> (leading: Int, trailing: Int) {
    var limit = min(old.count, new.count)
    var (leading, trailing) = (0, 0)
    while leading < limit, areSame(old, leading, new, leading) { leading += 1 }
    limit -= leading
    while trailing < limit,
      areSame(old, old.count - 1 - trailing, new, new.count - 1 - trailing)
    {
      trailing += 1
    }
    return (leading, trailing)
  }

  /// Returns whether one of the groups at the ends has the identifier of an inserted group.
  ///
  /// All groups must then be compared, so that the duplicate is reported.
  fileprivate static func repeatID(
    of inserted: [Int], _ groups: [TableGroup], _ leading: Int, _ trailing: Int
  ) -> Bool {
    let ids = Set(inserted.compactMap { groups[$0].id })
    guard !ids.isEmpty else { return false }
    let ends = [0..<leading, groups.count - trailing..<groups.count]
    return ends.joined().contains { groups[$0].id.map(ids.contains) == true }
  }

  /// Returns whether two groups share their rows, and would be paired.
  ///
  /// Reads single properties of the elements of arrays, since copying a group costs more.
  private static func areSame(
    _ old: [TableGroup], _ oldIndex: Int, _ new: [TableGroup], _ newIndex: Int
  ) -> Bool {
    guard new[newIndex].rows.isSame(as: old[oldIndex].rows), new[newIndex].id == old[oldIndex].id
    else { return false }
    return new[newIndex].id != nil
      || (new[newIndex].header?.text ?? "") == (old[oldIndex].header?.text ?? "")
  }
}

// MARK: DiffableGroup

extension GroupSnapshot: @MainActor DiffableGroup {
  var rowCount: Int { rows.count }

  /// Rows that are made when they come into view are never made to be compared; where their ids are
  /// known without, these are.
  var rowIdentity: RowIdentity {
    isStored || (rows.knowsIDs && rowCount <= RowList.greatestComparedCount) ? .ids : .positions
  }

  func rowIDs(in range: Range<Int>) -> ArraySlice<RowKey> {
    var keys: [RowKey] = []
    keys.reserveCapacity(range.count)
    rows.forEachPiece(in: range) { base, ordinals in
      if base.isStored {
        base.forEachRow(in: ordinals) { keys.append(RowKey($0)) }
      } else {
        for ordinal in ordinals { keys.append(RowKey(base, at: ordinal)) }
      }
    }
    return keys[...]
  }

  func hasSameRows(as old: GroupSnapshot) -> Bool { rows.isSame(as: old.rows) }

  func rowIDs(at positions: [Int]) -> [RowKey] {
    var keys: [RowKey] = []
    keys.reserveCapacity(positions.count)
    for position in positions {
      if let key = RowKey(rows, at: position) { keys.append(key) }
    }
    return keys
  }

  func knownRows(in range: Range<Int>) -> [KnownRow<RowKey>?] {
    var known: [KnownRow<RowKey>?] = []
    known.reserveCapacity(range.count)
    rows.forEachPiece(in: range) { base, ordinals in
      for ordinal in ordinals {
        let key = RowKey(known: base, at: ordinal)
        known.append(key.map { KnownRow($0, matchesPlace: $0.isObject) })
      }
    }
    return known
  }

  func commonRuns(in rows: Range<Int>, with old: GroupSnapshot, in oldRows: Range<Int>)
    -> [CommonRun]
  {
    self.rows.pieces.commonRuns(in: rows, with: old.rows.pieces, in: oldRows) { $0.source }
  }

  func rowObjects(in range: Range<Int>) -> [RowObject]? {
    guard isStored else { return nil }
    var objects: [RowObject] = []
    objects.reserveCapacity(range.count)
    rows.forEachPiece(in: range) { base, ordinals in
      base.appendObjects(in: ordinals, to: &objects)
    }
    return objects
  }

  func commonEnds(with old: GroupSnapshot) -> (leading: Int, trailing: Int) {
    rows.commonEnds(with: old.rows)
  }

  func commonIDs(in rows: Range<Int>, with old: GroupSnapshot, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)
  {
    self.rows.commonIDs(in: rows, with: old.rows, in: oldRows)
  }

  func isAlike(_ position: Int, to old: GroupSnapshot) -> Bool {
    guard isStored, old.isStored, let row = rows[position], let former = old.rows[position] else {
      return false
    }
    return row.rowID == nil && former.rowID == nil && type(of: row) == type(of: former)
  }
}
