/// A group prepared for comparison, with ids instead of rows.
@MainActor struct ComparedGroup {
  /// The identity of a group across changes.
  enum GroupKey: Hashable, Sendable {
    /// The group's own id.
    case id(RowID)
    /// The group's header, and the number of preceding groups with the same header.
    case header(String, Int)
  }

  /// The identity of a row across changes.
  enum RowKey: Hashable, Sendable {
    /// The row's own id.
    case id(RowID)
    /// The row object. Old and new rows live during the comparison, so no address is reused.
    case object(RowObject)

    @MainActor init(_ row: any CellController) {
      self = row.rowID.map(RowKey.id) ?? .object(RowObject(row))
    }
  }

  let groupID: GroupKey
  private let rows: RowList
  private let isStored: Bool

  init(_ group: TableGroup, _ key: GroupKey) {
    rows = group.rows
    isStored = group.rows.isStored
    groupID = key
  }

  /// Returns groups prepared for comparison.
  static func all(_ groups: [TableGroup]) -> [ComparedGroup] {
    var occurrences: [String: Int] = [:]
    return groups.map { group in
      if let id = group.id { return ComparedGroup(group, .id(id)) }
      let header = group.header?.text ?? ""
      defer { occurrences[header, default: 0] += 1 }
      return ComparedGroup(group, .header(header, occurrences[header, default: 0]))
    }
  }
}

// MARK: DifferencedGroup

extension ComparedGroup: @MainActor DifferencedGroup {
  var rowCount: Int { rows.count }

  /// The identity of the rows.
  ///
  /// Rows made on demand are compared by position.
  var rowIdentity: RowIdentity { isStored ? .ids : .positions }

  func rowIDs(in range: Range<Int>) -> ArraySlice<RowKey> {
    var keys: [RowKey] = []
    keys.reserveCapacity(range.count)
    rows.forEachPiece(in: range) { base, ordinals in
      base.forEachRow(in: ordinals) { keys.append(RowKey($0)) }
    }
    return keys[...]
  }

  func hasSameRows(as old: ComparedGroup) -> Bool { rows.isSame(as: old.rows) }

  func rowIDs(at positions: [Int]) -> [RowKey] {
    var keys: [RowKey] = []
    keys.reserveCapacity(positions.count)
    for position in positions {
      if let row = rows[position] { keys.append(RowKey(row)) }
    }
    return keys
  }

  func rowObjects(in range: Range<Int>) -> [RowObject]? {
    var objects: [RowObject] = []
    objects.reserveCapacity(range.count)
    rows.forEachPiece(in: range) { base, ordinals in
      base.appendObjects(in: ordinals, to: &objects)
    }
    return objects
  }

  func commonEnds(with old: ComparedGroup) -> (leading: Int, trailing: Int) {
    rows.commonEnds(with: old.rows)
  }

  func commonIDs(in rows: Range<Int>, with old: ComparedGroup, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)
  {
    self.rows.commonIDs(in: rows, with: old.rows, in: oldRows)
  }

  func isAlike(_ position: Int, to old: ComparedGroup) -> Bool {
    guard isStored, old.isStored, let row = rows[position], let former = old.rows[position] else {
      return false
    }
    return row.rowID == nil && former.rowID == nil && type(of: row) == type(of: former)
  }
}
