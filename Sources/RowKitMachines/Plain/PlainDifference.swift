import RowKit

/// The reference implementation of changes by value: the certain identities of rows.
struct PlainDifference {
  private let old: MachineTable

  init(_ old: MachineTable) {
    self.old = old
  }

  /// Returns the result of setting all groups.
  ///
  /// With new objects, only explicit identifiers identify rows.
  func assigned(_ groups: [MachineGroup], areNewObjects: Bool) -> MachineChange {
    var change = MachineChange(table: MachineTable(groups: groups))
    let lazyGroups = Set((old.groups + groups).filter { !$0.isStored }.map(\.id))
    let olds = tokens(old, lazyGroups, areNewObjects)
    let news = tokens(change.table, lazyGroups, areNewObjects)
    let isAmbiguous = old.hasDuplicates || change.table.hasDuplicates
    for (token, paths) in olds where paths.count == 1 {
      if let target = news[token] {
        if target.count == 1 { change.newPath[paths[0]] = target[0] }
      } else if !isAmbiguous, lazyGroups.isEmpty, old[paths[0]]?.id != nil {
        change.removed.insert(paths[0])
      }
    }
    if areNewObjects, lazyGroups.isEmpty {
      change.lost = Set(old.paths.filter { old[$0]?.id == nil })
    }
    change.newGroup = newGroups(groups)
    change.moved = isAmbiguous || changesOrder(change) ? Set(old.paths) : []
    return change
  }

  /// Returns the result of replacing one group, which stays the same whatever its titles are.
  func replaced(_ position: Int, with group: MachineGroup) -> MachineChange {
    let only = PlainDifference(
      MachineTable(groups: [MachineGroup(rows: old.groups[position].rows)]))
    let inside = only.assigned([MachineGroup(rows: group.rows)], areNewObjects: false)
    var change = MachineChange.none(of: old)
    change.table.groups[position] = group
    let path = { (inside: RowPath) in RowPath(group: position, row: inside.row) }
    for row in old.groups[position].rows.indices {
      let row = RowPath(group: 0, row: row)
      change.newPath[path(row)] = inside.newPath[row].map(path)
    }
    change.removed = Set(inside.removed.map(path))
    change.moved = Set(inside.moved.map(path))
    change.isExact = false
    return change
  }

  /// Returns the result of changing the rows of one group.
  func edited(_ group: Int, _ edit: RowListEdit) -> MachineChange {
    var change = MachineChange.none(of: old)
    guard old.groups.indices.contains(group) else {
      change.repairs = 1...1
      return change
    }
    if case .move(let source, let target) = edit { return moved(source, target, group) }
    let count = old.groups[group].rows.count
    let (range, rows) = edit.replacement(count: count)
    change.table.groups[group].rows.replaceSubrange(range, with: rows)
    for row in 0..<count {
      let path = RowPath(group: group, row: row)
      if range.contains(row) {
        change.newPath[path] = nil
        if rows.isEmpty { change.removed.insert(path) }
      } else if row >= range.upperBound {
        change.newPath[path]?.row += rows.count - range.count
      }
    }
    change.isExact = range.isEmpty || rows.isEmpty
    if old.hasDuplicates || change.table.hasDuplicates {
      change.newPath = change.newPath.filter { $0 == $1 }
      change.isExact = false
    }
    return change
  }

  /// Returns the result of moving a row in a list.
  private func moved(_ source: Int, _ target: Int, _ group: Int) -> MachineChange {
    var change = MachineChange.none(of: old)
    let rows = old.groups[group].rows.indices
    guard rows.contains(source) else { return change }
    var order = Array(rows)
    order.remove(at: source)
    order.insert(source, at: max(0, min(target, rows.count - 1)))
    change.table.groups[group].rows = order.map { old.groups[group].rows[$0] }
    for (new, former) in order.enumerated() {
      let path = RowPath(group: group, row: former)
      change.moved.insert(path)
      change.newPath[path] = old.hasDuplicates ? nil : RowPath(group: group, row: new)
    }
    change.isExact = false
    return change
  }

  private func tokens(
    _ table: MachineTable, _ lazyGroups: Set<Int?>, _ areNewObjects: Bool
  ) -> [String: [RowPath]] {
    var tokens: [String: [RowPath]] = [:]
    for path in table.paths {
      guard let row = table[path], !lazyGroups.contains(table.groups[path.group].id) else {
        continue
      }
      if areNewObjects, row.id == nil { continue }
      tokens[row.token, default: []].append(path)
    }
    return tokens
  }

  /// Returns whether rows or groups that certainly still exist have a different order.
  private func changesOrder(_ change: MachineChange) -> Bool {
    let positions = change.newGroup.sorted { $0.key < $1.key }.map(\.value)
    if positions != positions.sorted() { return true }
    let paths = old.paths.compactMap { change.newPath[$0] }
    let groups = change.newPath.contains { $0.key.group != $0.value.group }
    return groups || zip(paths, paths.dropFirst()).contains { $0 >= $1 }
  }

  private func newGroups(_ groups: [MachineGroup]) -> [Int: Int] {
    let (before, after) = (old.groups.map(key), groups.map(key))
    var positions: [Int: Int] = [:]
    for (position, key) in before.enumerated() where before.filter({ $0 == key }).count == 1 {
      let targets = after.indices.filter { after[$0] == key }
      if targets.count == 1 { positions[position] = targets[0] }
    }
    return positions
  }

  /// Returns the identity of a group across a change.
  private func key(_ group: MachineGroup) -> String {
    group.id.map { "id \($0)" } ?? "header \(group.header ?? "")"
  }
}

extension RowListEdit {
  /// Returns the range of rows to replace and their replacements.
  func replacement(count: Int) -> (Range<Int>, [MachineRow]) {
    switch self {
    case .append(let rows): (count..<count, rows)
    case .prepend(let rows): (0..<0, rows)
    case .insert(let rows, let position):
      position < 0 || position > count ? (count..<count, rows) : (position..<position, rows)
    case .removeFirst(let number): (0..<min(number, count), [])
    case .removeLast(let number): (max(0, count - number)..<count, [])
    case .remove(let position):
      (0..<count).contains(position) ? (position..<position + 1, []) : (0..<0, [])
    case .replace(let range, let rows): (range.clamped(to: 0..<count), rows)
    case .move: (0..<0, [])
    }
  }
}
