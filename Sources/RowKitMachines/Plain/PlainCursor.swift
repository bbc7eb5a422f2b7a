import RowKit

/// The reference implementation of the cursor: which row has it after an operation.
struct PlainCursor {
  /// The row that has the cursor, or `nil` if none has it.
  private(set) var row: RowPath?

  /// Whether the row is certain.
  var isCertain = true

  /// Whether a person or the app has moved the cursor, or `nil` if that is uncertain.
  ///
  /// Until then it goes to the first row that can have it whenever rows arrive.
  private(set) var isMoved: Bool? = false

  /// The place of the last row that had the cursor, while no row has it.
  private var former: RowPath?

  /// Whether rows arrived since the cursor was placed.
  private var haveRowsArrived = false

  /// Takes an uncertain cursor from a table.
  mutating func settle(at row: RowPath?) {
    guard !isCertain else { return }
    (self.row, former, haveRowsArrived) = (row, nil, false)
    isCertain = row != nil
  }

  /// Moves the cursor to a row.
  mutating func move(to path: RowPath) {
    (row, former, haveRowsArrived) = (path, nil, false)
    (isMoved, isCertain) = (true, true)
  }

  /// Notes that a person may have moved the cursor, or certainly has.
  mutating func noteUse(isCertain: Bool) {
    self.isCertain = false
    if isCertain { isMoved = true } else { noteUse() }
  }

  /// Notes that a person may have used the cursor where it is.
  mutating func noteUse() {
    if isMoved == false { isMoved = nil }
  }

  /// Places the cursor in a table that shows rows, if nothing has it or rows have arrived.
  mutating func place(in table: MachineTable) {
    guard isCertain, row == nil || (haveRowsArrived && isMoved == false) else { return }
    if isMoved == nil, former != nil { return isCertain = false }
    var stop: RowPath?
    if isMoved == true, let former, !table.groups.isEmpty {
      stop = table.stop(
        at: RowPath(group: min(former.group, table.groups.count - 1), row: former.row))
    }
    guard let target = stop ?? table.firstStop else { return }
    (row, former, haveRowsArrived) = (target, nil, false)
  }

  // MARK: Changes

  /// Follows a change.
  mutating func follow(_ change: MachineChange, from table: MachineTable) {
    // Whether it was placed since a change before this one is uncertain.
    if row == nil || haveRowsArrived, !table.shownPaths.isEmpty { isCertain = false }
    guard isCertain else { return }
    if isMoved != true, arrivals(in: change, table) != false {
      guard isMoved == false, change.isExact else { return isCertain = false }
      haveRowsArrived = true
    }
    if let former {
      self.former = RowPath(group: change.newGroup[former.group] ?? former.group, row: former.row)
    }
    guard let row else { return }
    if let target = change.newPath[row] {
      self.row = target
      if change.table.isHidden(target) { hide(target, change) }
    } else if change.isExact {
      inherit(row, change, table)
    } else {
      isCertain = false
    }
  }

  /// Offers the cursor to the first row that can have it, unless it was moved.
  mutating func offer() {
    guard isMoved == false else { return isCertain = isCertain && isMoved == true }
    (row, haveRowsArrived, isCertain) = (nil, true, true)
  }

  /// Whether rows or groups came into the table, or `nil` if that is uncertain.
  ///
  /// Rows that come with a value of their group that shows them again may have come.
  func arrivals(in change: MachineChange, _ before: MachineTable) -> Bool? {
    let areShownAgain = change.newGroup.contains { old, new in
      before.groups[old].isCollapsed && !change.table.groups[new].isCollapsed
    }
    if areShownAgain, !change.onlyHides { return nil }
    let (rows, groups) = (Set(change.newPath.values), Set(change.newGroup.values))
    let areAllKnown =
      change.table.paths.allSatisfy(rows.contains)
      && change.table.groups.indices.allSatisfy(groups.contains)
    return areAllKnown ? false : change.isExact ? true : nil
  }

  /// Moves the cursor of a row that is hidden to the nearest one that can have it.
  private mutating func hide(_ path: RowPath, _ change: MachineChange) {
    guard change.onlyHides else { return isCertain = false }
    let start = RowPath(group: path.group, row: -1)
    row = change.table.nearestStop(to: start)
    if row == nil { place(in: change.table) }
  }

  /// Moves the cursor of a removed row to the row that came in at its place, or else to the next one of
  /// its group, or to the nearest one.
  private mutating func inherit(_ path: RowPath, _ change: MachineChange, _ before: MachineTable) {
    let place =
      change.newGroup[path.group] == nil
      ? firstAddedRow(above: path.group, change, before)?.adding(rows: path.row)
        ?? standInGroup(path.group, change, before).map { RowPath(group: $0, row: path.row) }
      : standIn(path, change, before)
    let last = lastStayed(before: path, change, before)
    row =
      place.flatMap(change.table.stop)
      ?? change.newGroup[path.group].flatMap { change.table.nextStop(after: last, inGroup: $0) }
      ?? change.table.nearestStop(to: last, isIncluded: true)
    guard row == nil else { return }
    former = RowPath(group: change.newGroup[path.group] ?? path.group, row: path.row)
    // A cursor that an unusable row had may come back to a row of any kind.
    if before[path]?.isSelectable != true { isCertain = false }
  }

  /// Returns the place of the row that came in for a removed one in its group, or `nil` if none did.
  ///
  /// It is as far below the last row that stayed as the removed row was, or the last that came in there.
  private func standIn(
    _ path: RowPath, _ change: MachineChange, _ before: MachineTable
  ) -> RowPath? {
    guard let group = change.newGroup[path.group] else { return nil }
    let stayed = before.groups[path.group].rows.indices.filter { row in
      stays(RowPath(group: path.group, row: row), change)
    }
    let newRow = { (row: Int) in change.newPath[RowPath(group: path.group, row: row)]?.row }
    let (last, next) = (stayed.last { $0 < path.row }, stayed.first { $0 > path.row })
    let start = (last.flatMap(newRow) ?? -1) + 1
    let end = next.flatMap(newRow) ?? change.table.groups[group].rows.count
    guard start < end else { return nil }
    return RowPath(group: group, row: min(start + path.row - (last ?? -1) - 1, end - 1))
  }

  /// Returns the group that came in for a removed one, or `nil` if none did.
  private func standInGroup(
    _ group: Int, _ change: MachineChange, _ before: MachineTable
  ) -> Int? {
    let stayed = before.groups.indices.filter { stays($0, change) }
    let (last, next) = (stayed.last { $0 < group }, stayed.first { $0 > group })
    let start = (last.flatMap { change.newGroup[$0] } ?? -1) + 1
    let end = next.flatMap { change.newGroup[$0] } ?? change.table.groups.count
    return start < end ? min(start + group - (last ?? -1) - 1, end - 1) : nil
  }

  /// Returns the first row that came in behind the group directly above a removed one, or `nil` if
  /// none did or if the last row of that group left its place.
  private func firstAddedRow(
    above group: Int, _ change: MachineChange, _ before: MachineTable
  ) -> RowPath? {
    let last = group - 1
    guard last >= 0, stays(last, change), let row = before.groups[last].rows.indices.last
    else { return nil }
    let path = RowPath(group: last, row: row)
    guard stays(path, change), var end = change.newPath[path] else { return nil }
    end.row += 1
    let isNew = change.table[end] != nil && !change.newPath.values.contains(end)
    return isNew ? end : nil
  }

  /// Returns the new path of the last row of the group that stayed above a removed one, or else that of
  /// the place before the first row of the group, or behind the last group that stayed above it.
  private func lastStayed(
    before path: RowPath, _ change: MachineChange, _ before: MachineTable
  ) -> RowPath {
    if let group = change.newGroup[path.group] {
      let rows = (0..<path.row).reversed().map { RowPath(group: path.group, row: $0) }
      return rows.first { stays($0, change) }.flatMap { change.newPath[$0] }
        ?? RowPath(group: group, row: -1)
    }
    if let added = firstAddedRow(above: path.group, change, before) {
      return RowPath(group: added.group, row: added.row - 1)
    }
    let last = (0..<path.group).last { stays($0, change) }.flatMap { change.newGroup[$0] }
    return RowPath(group: last ?? -1, row: .max)
  }

  private func stays(_ path: RowPath, _ change: MachineChange) -> Bool {
    change.newPath[path]?.group == change.newGroup[path.group]
      && change.newPath[path] != nil && !change.movedRows.contains(path)
  }

  private func stays(_ group: Int, _ change: MachineChange) -> Bool {
    change.newGroup[group] != nil && !change.movedGroups.contains(group)
  }
}

extension MachineTable {
  /// Returns a row if it can have the cursor, or else the nearest one that can.
  ///
  /// A row beyond the end of its group means the last one. The row below wins a tie.
  fileprivate func stop(at path: RowPath) -> RowPath? {
    let row = min(path.row, groups[path.group].rows.count - 1)
    let path = RowPath(group: path.group, row: row)
    if canTakeCursor(path) { return path }
    let (below, above) = ways(from: path, isIncluded: false)
    let stops = (below.firstIndex(where: canTakeCursor), above.firstIndex(where: canTakeCursor))
    let isAbove = (stops.1 ?? .max) < (stops.0 ?? .max)
    return isAbove ? stops.1.map { above[$0] } : stops.0.map { below[$0] }
  }

  /// Returns the first row of a group after a place that can have the cursor.
  fileprivate func nextStop(after place: RowPath, inGroup group: Int) -> RowPath? {
    groups[group].rows.indices.map { RowPath(group: group, row: $0) }
      .first { $0 > place && canTakeCursor($0) }
  }

  /// Returns the nearest row to a place that can have the cursor, or the nearest row of any kind.
  ///
  /// A row below wins a tie. A row at the place itself counts as one above, if it is included.
  fileprivate func nearestStop(to place: RowPath, isIncluded: Bool = false) -> RowPath? {
    let (below, above) = ways(from: place, isIncluded: isIncluded)
    let stops = (below.firstIndex(where: canTakeCursor), above.firstIndex(where: canTakeCursor))
    let isAbove = (stops.1 ?? .max) < (stops.0 ?? .max)
    let stop = isAbove ? stops.1.map { above[$0] } : stops.0.map { below[$0] }
    return stop ?? below.first ?? above.first
  }

  /// Returns the shown rows below and above a place, the nearest ones first.
  private func ways(from place: RowPath, isIncluded: Bool) -> (below: [RowPath], above: [RowPath]) {
    let rows = shownPaths
    return (
      rows.filter { $0 > place },
      rows.filter { $0 < place || (isIncluded && $0 == place) }.reversed()
    )
  }

  private func canTakeCursor(_ path: RowPath) -> Bool {
    !isHidden(path) && self[path]?.isSelectable == true
  }
}
