import RowKit

/// A check after each step that the real table matches the plain model.
@MainActor struct InvariantChecker {
  private let player: MachinePlayer
  private let step: MachineStep
  private let before: MachineMoment

  init(_ player: MachinePlayer, _ step: MachineStep, _ before: MachineMoment) {
    self.player = player
    self.step = step
    self.before = before
  }

  /// A description of the first mismatch, or `nil` if there is none.
  var violation: String? {
    groupsComplaint ?? reportsComplaint ?? contextsComplaint ?? cursorViolation
      ?? modelComplaint ?? selectionComplaint ?? actionComplaint
  }

  private var tableView: TableView { player.controller.tableView }

  // MARK: The groups

  private var groupsComplaint: String? {
    let groups = player.controller.tableGroups
    guard groups.count == player.table.groups.count else {
      return "There are \(groups.count) groups, not \(player.table.groups.count)."
    }
    for (position, group) in player.table.groups.enumerated() {
      if let difference = difference(groups[position], group) {
        return "Group \(position) has \(difference)."
      }
    }
    return nil
  }

  private func difference(_ group: TableGroup, _ plain: MachineGroup) -> String? {
    let rows = (0..<group.rows.count).map { group.rows[$0] as? any MachineRowObject }
    let numbers = rows.map { $0?.row.number ?? -1 }
    if let found = different("the rows", numbers, plain.rows.map(\.number)) { return found }
    // A composed table gives its sections identifiers.
    if let id = plain.id, let found = different("the identifier", group.id, RowID(id)) {
      return found
    }
    return different("the header", group.header?.text ?? "", plain.header ?? "")
      ?? different("the footer", group.footer?.text ?? "", plain.footer ?? "")
      ?? different("isCollapsed", group.isCollapsed, plain.isCollapsed)
      ?? zip(rows, plain.rows).lazy.compactMap { different($0, $1) }.first
  }

  private func different(_ object: (any MachineRowObject)?, _ row: MachineRow) -> String? {
    different("the row", object?.row, row)
      ?? different("a tall row \(row)", object is TallMachineRow, row.lines > 1)
      ?? different("a selectable row \(row)", object?.isSelectable, row.isSelectable)
  }

  private func different<Value: Equatable>(
    _ name: @autoclosure () -> String, _ value: Value, _ expected: Value
  ) -> String? {
    value == expected ? nil : "\(name()) \(value), not \(expected)"
  }

  private var reportsComplaint: String? {
    let expected = player.outcome.change?.repairs ?? 0...0
    let (duplicates, repairs) = duplicateReports
    let list = { (reports: [TableDiagnostic]) in
      reports.map { "\n  \($0)" }.joined()
    }
    if !expected.contains(repairs.count) {
      return "\(expected) repairs should be reported, not \(repairs.count):" + list(repairs)
    }
    // A change reports groups with duplicates once each, and a search after it once more.
    let limit =
      player.outcome.hadDuplicates
      ? 2 + player.outcome.changeCount * (player.table.groups.count + 1) : 0
    if duplicates.count > limit {
      return "At most \(limit) duplicates should be reported:" + list(duplicates)
    }
    return nil
  }

  private var duplicateReports: (duplicates: [TableDiagnostic], others: [TableDiagnostic]) {
    let isDuplicate = { (report: TableDiagnostic) in
      report.code == .duplicateRowIDs || report.code == .duplicateGroupIDs
    }
    return (
      player.outcome.reports.filter(isDuplicate), player.outcome.reports.filter { !isDuplicate($0) }
    )
  }

  // MARK: Contexts, cursor and selection

  private var contextsComplaint: String? {
    for (path, context) in before.contexts {
      let now = context.path
      guard let change = player.outcome.change else {
        if now != path { return "The context of \(path) went to \(name(now)) without a change." }
        continue
      }
      if change.lost.contains(path), now != nil {
        return "Nothing identifies the row of \(path), but its context is at \(name(now))."
      }
      if change.removed.contains(path), now != nil {
        return "The row of \(path) is gone, but its context is at \(name(now))."
      }
      if let target = change.newPath[path], now != target {
        return "The row of \(path) is at \(target), but its context at \(name(now))."
      }
    }
    return nil
  }

  private func name(_ path: RowPath?) -> String { path.map { "\($0)" } ?? "no row" }

  private var cursorViolation: String? {
    guard let cursor = tableView.cursor else {
      if player.search?.isNarrowing == true { return nil }
      let shown = player.table.paths.contains { isShown($0) }
      return shown ? "No row has the cursor." : nil
    }
    guard player.table[cursor] != nil else {
      return "The cursor is at \(cursor), where no row is."
    }
    guard !player.table.isHidden(cursor) else { return "The cursor is in a collapsed group." }
    if player.cursor.isCertain || player.outcome.movesCursor || isPlaced(cursor) { return nil }
    if let violation = untouchedComplaint(cursor) { return violation }
    let isFollowed = step.isChange || step.operation == .press(.return)
    guard isFollowed, let change = player.outcome.change, let former = before.cursor else {
      return nil
    }
    if let target = change.newPath[former] {
      // A narrowing search takes the cursor from rows that it hides.
      guard target != cursor, isShown(target) else { return nil }
      // Between two changes of one frame, the row may have been hidden.
      if player.outcome.changeCount > 1, change.hidesRows { return nil }
      return "The row with the cursor went from \(former) to \(target), the cursor to \(cursor)."
    }
    if let violation = exchangeComplaint(cursor, former, change) { return violation }
    let heirs = heirs(of: former, change)
    guard !heirs.isEmpty, !heirs.contains(cursor) else { return nil }
    return "The cursor went from the removed row \(former) to \(cursor), not to one of \(heirs)."
  }

  /// Whether a cursor that was never moved is on a row that was the first that could have it when
  /// rows arrived in this step.
  ///
  /// A later change of the same step may have moved that row. If one has removed it, the cursor may
  /// be anywhere.
  private func isPlaced(_ cursor: RowPath) -> Bool {
    guard !player.isTouched, let row = player.table[cursor] else { return false }
    return player.outcome.firstStops.contains(row.number)
      || player.outcome.firstStops.contains { player.table.paths(of: $0).isEmpty }
  }

  /// Returns a violation if rows arrived and a cursor that wasn't moved isn't on the first row that
  /// can have it.
  private func untouchedComplaint(_ cursor: RowPath) -> String? {
    let count = player.table.paths.count
    guard !player.isTouched, count > before.table.paths.count, player.outcome.changeCount == 1,
      player.stage.contentBounds.height > 0, let first = player.table.firstStop, cursor != first
    else { return nil }
    return "Rows arrived and nobody moved the cursor, but it is at \(cursor), not at \(first)."
  }

  /// Returns a violation if all rows of a group left for others and the cursor isn't at its former
  /// place, or at the end of the group, while every row there can have it.
  private func exchangeComplaint(
    _ cursor: RowPath, _ former: RowPath, _ change: MachineChange
  ) -> String? {
    guard player.outcome.changeCount == 1, player.search == nil, change.moved.isEmpty,
      let group = change.newGroup[former.group], change.newGroup.allSatisfy({ $0 == $1 }),
      before.table.groups[former.group].rows.indices.allSatisfy({
        change.removed.contains(RowPath(group: former.group, row: $0))
      })
    else { return nil }
    let rows = player.table.groups[group].rows
    guard !rows.isEmpty, rows.allSatisfy(\.isSelectable), !player.table.groups[group].isCollapsed
    else { return nil }
    let expected = RowPath(group: group, row: min(former.row, rows.count - 1))
    guard cursor != expected else { return nil }
    return "All rows around the cursor left for others; it went to \(cursor), not to \(expected)."
  }

  /// Returns a violation if the cursor or the selection isn't that of the model.
  private var modelComplaint: String? {
    let (cursor, selection) = (player.cursor, player.selection)
    if cursor.isCertain, tableView.cursor != cursor.row {
      return "The cursor is at \(name(tableView.cursor)), not at \(name(cursor.row))."
    }
    if selection.isCertain, tableView.selection != selection.rows {
      return
        "The rows \(tableView.selection.sorted()) are selected, not \(selection.rows.sorted())."
    }
    return nil
  }

  private var isSelection: Bool {
    step.operation == .press(.return) || step.operation == .press(.space)
  }

  private func isShown(_ path: RowPath) -> Bool {
    !player.table.isHidden(path) && player.table[path].map(player.isMatch) == true
  }

  /// Returns the rows that may receive the cursor of a removed row: the nearest ones below and
  /// above.
  ///
  /// The result is empty if they are uncertain.
  private func heirs(of path: RowPath, _ change: MachineChange) -> [RowPath] {
    let old = before.table.paths
    guard change.removed.contains(path), player.outcome.changeCount == 1, player.search == nil,
      change.moved.isEmpty, change.newPath.count + change.removed.count == old.count
    else { return [] }
    let groups = change.newGroup.sorted { $0.key < $1.key }.map(\.value)
    guard groups == groups.sorted() else { return [] }
    let ordered = player.table.shownPaths
    let above = old.last { $0 < path && change.newPath[$0].map(ordered.contains) == true }
      .flatMap { change.newPath[$0] }
    var place = above.flatMap { ordered.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    if let group = change.newGroup[path.group] {
      place = max(place, ordered.firstIndex { $0.group >= group } ?? ordered.count)
    }
    let canTake = { (row: RowPath) in player.table[row]?.isSelectable == true }
    guard ordered.contains(where: canTake) else { return [] }
    let lower = heirs(ordered[place...], change, canTake)
    let upper = heirs(ordered[..<place].reversed(), change, canTake)
    // In a table without selectable rows, every row can have the cursor.
    return lower + upper + heirs(ordered[place...], change) { _ in true }
      + heirs(ordered[..<place].reversed(), change) { _ in true }
  }

  /// Returns the usable rows in a direction up to the first one that existed before.
  private func heirs(
    _ way: some Sequence<RowPath>, _ change: MachineChange, _ canTake: (RowPath) -> Bool
  ) -> [RowPath] {
    let stayed = Set(change.newPath.values)
    let usable = way.filter(canTake)
    let end = usable.firstIndex(where: stayed.contains) ?? usable.count - 1
    return Array(usable.prefix(end + 1))
  }

  private var selectionComplaint: String? {
    guard tableView.selection.allSatisfy({ player.table[$0] != nil }) else {
      return "The selection \(tableView.selection) holds a row that is gone."
    }
    if player.selection.isCertain || isSelection || selectsDirectly { return nil }
    let change = player.outcome.change ?? .none(of: before.table)
    let kept = before.selection.filter { !change.lost.contains($0) }
    if tableView.selection.count > kept.count {
      return "The selection \(tableView.selection) holds rows that nobody selected."
    }
    for path in before.table.paths {
      guard let target = change.newPath[path] else { continue }
      if before.selection.contains(path) != tableView.selection.contains(target) {
        return "Whether the row of \(path), now at \(target), is selected has changed."
      }
    }
    return nil
  }

  private var selectsDirectly: Bool {
    switch step.operation {
    case .click, .select, .several: true
    default: false
    }
  }

  /// Returns a violation unless selecting reached the row with the cursor exactly once.
  private var actionComplaint: String? {
    guard step.operation == .press(.return), player.search?.isTyped != true,
      let cursor = before.cursor, let row = before.table[cursor]
    else { return nil }
    let isDeselected =
      tableView.selectionMode == .multiple && before.selection.contains(cursor)
    let expected = row.isSelectable && !isDeselected ? [row.number] : []
    // An invisible row is scrolled into view before it is selected.
    if player.outcome.selected.isEmpty,
      before.seen?.picture.shows(cursor, from: before.seen?.top) != true
    {
      return nil
    }
    return player.outcome.selected == expected
      ? nil : "The rows \(player.outcome.selected) were selected, not \(expected)."
  }
}
