import RowKit

/// The changes of an operation, applied to the plain model and then to the real table.
extension MachinePlayer {
  /// Applies changes by position.
  func make(_ requests: [TableRequest], isBatch: Bool) {
    let requests = requests.map { refreshed($0, among: requests) }
    note(PlainBatch(requests))
    for path in table.paths {
      if let row = table[path], !row.isLazy { objects[row.number]?.row = row }
    }
    guard isBatch else { return requests.forEach(ask) }
    controller.performUpdates { requests.forEach(ask) }
  }

  /// Returns a request with the stored rows that it contains as they are now, without those that would
  /// then occur twice.
  private func refreshed(_ request: TableRequest, among all: [TableRequest]) -> TableRequest {
    guard case .replaceGroup(let position, var group, let animation) = request else {
      return request
    }
    let moved = all.compactMap { request in
      if case .move(let source, _) = request { table[source]?.number } else { nil }
    }
    group.rows.removeAll { row in
      moved.contains(row.number)
        || table.paths(of: row.number).contains { $0.group != position }
    }
    group.rows = group.rows.map { $0.isLazy ? $0 : objects[$0.number]?.row ?? $0 }
    return .replaceGroup(at: position, group, animation)
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
    case .reloadGroups(let positions, let animation):
      controller.reloadGroups(at: positions, animation: animation)
    case .replaceGroup(let position, let group, let animation):
      controller.replaceGroup(at: position, with: tableGroup(group), animation: animation)
    case .edit(let group, let edit, let animation):
      controller.changeRows(ofGroup: group, animation: animation) { [self] in apply(edit, to: &$0) }
    case .collapse(let group, let isCollapsed, let animation):
      controller.setCollapsed(isCollapsed, group: group, animation: animation)
    }
  }

  /// Sets all groups.
  func assign(_ groups: [MachineGroup], areNewObjects: Bool, _ animation: RowAnimation? = nil) {
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
    let values = groups.map(tableGroup)
    guard let animation else { return controller.tableGroups = values }
    controller.setTableGroups(values, animation: animation)
  }

  /// Discards the groups, or constructs them again.
  ///
  /// Does nothing if a source of models has other objects than the table.
  func reconstruct(isCleared: Bool) {
    var groups: [MachineGroup] = controller is PageTableController ? [] : [MachineGroup()]
    if let controller = controller as? MachineModelController {
      guard let loaded = loaded(by: controller.source) else { return }
      groups = loaded
    }
    if isCleared {
      note(.clearing(table, to: groups))
      controller.clearTableGroups()
    } else {
      // Groups that nothing constructs are kept.
      if controller is MachineModelController {
        note(PlainDifference(table).assigned(groups, areNewObjects: false))
      } else {
        note(.keeping(table))
      }
      controller.updateAndReload()
    }
  }

  private func loaded(by source: MachineSource) -> [MachineGroup]? {
    var groups = source.groups
    for (group, section) in zip(groups.indices, source.sections) {
      for row in groups[group].rows.indices {
        guard let object = objects[groups[group].rows[row].number],
          object === section.items[row] as? any MachineRowObject
        else { return nil }
        groups[group].rows[row] = object.row
      }
    }
    return groups
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
  func make(_ edit: RowListEdit, in group: Int) {
    guard table.groups.indices.contains(group) else { return }
    let count = table.groups[group].rows.count
    note(PlainDifference(table).edited(group, edit))
    if compose(edit, group, count) { return }
    apply(edit, to: &controller.tableGroups[group].rows)
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
    case .move(let source, let target): rows.move(from: source, to: target)
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
