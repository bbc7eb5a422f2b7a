import RowKit

/// The changes of an operation, applied to the plain model and then to the real table.
extension MachinePlayer {
  /// Applies changes by position.
  func make(_ requests: [TableRequest], isBatch: Bool) {
    note(PlainBatch(requests).applied(to: table))
    for path in table.paths {
      if let row = table[path], !row.isLazy { objects[row.number]?.row = row }
    }
    guard isBatch else { return requests.forEach(ask) }
    controller.performUpdates { requests.forEach(ask) }
  }

  private func ask(_ request: TableRequest) {
    switch request {
    case .insert(let rows, let path, let animation):
      controller.insert(rows.map(object), at: path, animation: animation)
    case .remove(let paths, let animation):
      controller.removeRows(at: paths, animation: animation)
    case .move(let source, let target): controller.moveRow(from: source, to: target)
    case .replace(let path, let row, let animation):
      controller.replaceRow(at: path, with: object(for: row), animation: animation)
    case .reload(let paths): controller.reloadRows(at: paths)
    case .insertGroup(let group, let position, let animation):
      controller.insert(tableGroup(group), at: position, animation: animation)
    case .removeGroup(let position, let animation):
      controller.removeGroup(at: position, animation: animation)
    case .moveGroup(let source, let target): controller.moveGroup(from: source, to: target)
    }
  }

  /// Sets all groups.
  func assign(_ groups: [MachineGroup], areNewObjects: Bool) {
    var groups = groups
    for group in groups.indices {
      for place in groups[group].rows.indices where !groups[group].rows[place].isLazy {
        let row = groups[group].rows[place]
        lastNumber = max(lastNumber, row.number)
        if areNewObjects { objects[row.number] = nil }
        groups[group].rows[place] = objects[row.number]?.row ?? row
      }
    }
    note(PlainDifference(table).assigned(groups, areNewObjects: areNewObjects))
    if !areNewObjects, isAlone, load(groups) { return }
    controller.tableGroups = groups.map(tableGroup)
  }

  /// Loads all groups from the source of models, and returns `false` for another table, and for rows that
  /// aren't stored or that occur twice.
  func load(_ groups: [MachineGroup]) -> Bool {
    guard let controller = controller as? MachineModelController, groups.allSatisfy(\.isStored),
      !MachineTable(groups: groups).hasDuplicates
    else { return false }
    controller.load(groups, objects: object)
    return true
  }

  /// Changes the rows of a group in place.
  func make(_ edit: RowListEdit, in group: Int, isAlone: Bool) {
    guard table.groups.indices.contains(group) else { return }
    let count = table.groups[group].rows.count
    note(PlainDifference(table).edited(group, edit))
    if compose(edit, group, count) { return }
    if isAlone {
      controller.changeRows(ofGroup: group) { [self] in apply(edit, to: &$0) }
    } else {
      apply(edit, to: &controller.tableGroups[group].rows)
    }
  }

  /// Appends rows to a section of a composed table, or empties it.
  ///
  /// Returns `false` for other edits and tables, and if sections can't be distinguished.
  private func compose(_ edit: RowListEdit, _ group: Int, _ count: Int) -> Bool {
    guard let controller = controller as? ComposedTableController, !table.hasDuplicates else {
      return false
    }
    let (range, rows) = edit.replacement(count: count)
    if range.isEmpty, range.lowerBound == count, !rows.isEmpty {
      controller.change { [self] in $0.add(rows: list(rows), to: $0.sections[group]) }
    } else if range == 0..<count, rows.isEmpty, count > 0 {
      controller.change { $0.removeAllCells(in: $0.sections[group]) }
    } else {
      return false
    }
    return true
  }

  private func apply(_ edit: RowListEdit, to rows: inout RowList) {
    switch edit {
    case .append(let others): rows.append(list(others))
    case .prepend(let others): rows.insert(list(others), at: 0)
    case .insert(let others, let position): rows.insert(list(others), at: position)
    case .removeFirst(let count): rows.removeFirst(count)
    case .removeLast(let count): rows.removeLast(count)
    case .remove(let position): rows.remove(at: position)
    case .replace(let range, let others): rows.replace(range, with: list(others))
    }
  }

  // MARK: Objects of the model

  private func tableGroup(_ group: MachineGroup) -> TableGroup {
    var value = TableGroup(
      header: group.header.map { GroupTitle($0) }, footer: group.footer.map { GroupTitle($0) },
      id: group.id.map { RowID($0) }, rows: list(group.rows))
    value.isCollapsed = group.isCollapsed
    return value
  }

  /// Returns the rows as a list with alternating runs of lazy and stored rows.
  private func list(_ rows: [MachineRow]) -> RowList {
    var list = RowList()
    var rest = rows[...]
    while let first = rest.first {
      let run = Array(rest.prefix { $0.isLazy == first.isLazy })
      rest = rest.dropFirst(run.count)
      if first.isLazy {
        list.append(RowList(run) { [weak self] in newObject($0, self) })
      } else {
        list.append(RowList(run.map(object)))
      }
    }
    return list
  }

  /// Returns the object of a stored row, creating it if necessary.
  func object(for row: MachineRow) -> any CellController {
    if let object = objects[row.number] { return object }
    let object = newObject(row, self)
    objects[row.number] = object
    return object
  }
}

@MainActor private func newObject(
  _ row: MachineRow, _ player: MachinePlayer?
) -> any MachineRowObject {
  row.lines > 1 ? TallMachineRow(row, player) : FlatMachineRow(row, player)
}
