import RowKit
import RowKitTesting

/// A random generator of operations on a table.
struct MachineGenerator {
  var dice: RandomNumbers
  private var lastNumber = 0

  init(seed: UInt64) {
    dice = RandomNumbers(seed: seed)
  }

  /// Returns the initial steps for a table.
  mutating func beginning() -> [MachineStep] {
    let sizes = [(20, 10), (30, 14), (12, 7), (9, 5), (20, 6), (1, 1), (4, 3)]
    let size = dice.pick(sizes)
    let groups = (0..<dice.below(4) + 1).map { _ in group(upTo: 9) }
    return [
      .resize(ScreenSize(width: size.0, height: size.1)),
      .style(dice.hits(oneIn: 2) ? .plain : .grouped), .assign(groups, areNewObjects: false),
    ].map { MachineStep(operation: $0, pause: nil) }
  }

  /// Returns the next step for a table with its current rows.
  mutating func step(for table: MachineTable) -> MachineStep {
    let pauses: [Int?] = [nil, nil, nil, nil, 0, 17, 60, 130, 200]
    return MachineStep(operation: operation(for: table), pause: dice.pick(pauses))
  }

  private mutating func operation(for table: MachineTable) -> TableOperation {
    switch dice.below(114) {
    case ..<30: .change([request(for: table)], isBatch: dice.hits(oneIn: 4))
    case ..<42: .change((0..<dice.below(6)).map { _ in request(for: table) }, isBatch: true)
    case ..<52: assignment(for: table)
    case ..<60: edit(of: table)
    case ..<64: .change([collapse(in: table)], isBatch: false)
    case ..<80: movement()
    case ..<84: several(for: table)
    case ..<88: .resize(size())
    case ..<90: .style(dice.hits(oneIn: 2) ? .plain : .grouped)
    case ..<92: .selectionMode(dice.hits(oneIn: 2) ? .single : .multiple)
    case ..<94: .search(dice.pick(["1", "2", "3", "'", "x"]))
    case ..<98: .endSearch(dice.pick([.escape, .return, .tab]))
    case ..<100: .animates(!dice.hits(oneIn: 3))
    case ..<103: dice.hits(oneIn: 2) ? .clear : .update
    default: use(of: table)
    }
  }

  /// Returns an operation of the app on a row.
  private mutating func use(of table: MachineTable) -> TableOperation {
    let path = path(in: table)
    return switch dice.below(7) {
    case 0, 1: .moveCursor(to: path)
    case 2: .moveCursorToID(table[path]?.id ?? dice.below(lastNumber + 2))
    case 3: .scroll(to: path)
    case 4: .deselect(path)
    default: .select(path)
    }
  }

  /// Returns changes without a frame in between, sometimes many.
  private mutating func several(for table: MachineTable) -> TableOperation {
    let count = dice.hits(oneIn: 10) ? 60 : dice.below(8) + 2
    return .several(
      (0..<count).map { _ in
        switch dice.below(10) {
        case 0: assignment(for: table)
        case 1: edit(of: table)
        case 2: use(of: table)
        default: .change([request(for: table)], isBatch: false)
        }
      })
  }

  private mutating func movement() -> TableOperation {
    let keys: [Key] = [
      .up, .down, .down, .pageUp, .pageDown, .home, .end, .return, .return, .space, .escape,
    ]
    return switch dice.below(10) {
    case 0: .wheel(dice.below(7) - 3)
    case 1: .click(line: dice.below(12))
    default: .press(dice.pick(keys))
    }
  }

  /// Returns a collapse operation, which usually changes the group's state.
  private mutating func collapse(in table: MachineTable) -> TableRequest {
    let group = dice.below(table.groups.count)
    let isCollapsed = table.groups.indices.contains(group) && table.groups[group].isCollapsed
    return .collapse(
      group: group, dice.hits(oneIn: 8) ? isCollapsed : !isCollapsed,
      dice.pick(RowAnimation.allCases))
  }

  private mutating func size() -> ScreenSize {
    dice.hits(oneIn: 4)
      ? ScreenSize(width: dice.below(10) + 1, height: dice.below(6) + 1)
      : ScreenSize(width: dice.below(30) + 8, height: dice.below(14) + 4)
  }

  // MARK: By position

  private mutating func request(for table: MachineTable) -> TableRequest {
    let animation = dice.pick(RowAnimation.allCases)
    if dice.hits(oneIn: 5) { return groupRequest(for: table, animation) }
    switch dice.below(table.paths.count > 40 ? 8 : 16) {
    case 0, 1: return .remove((0..<dice.below(3) + 1).map { _ in path(in: table) }, animation)
    case 2: return .removeGroup(at: position(table.groups.count), animation)
    case 3, 4: return .move(from: path(in: table), to: path(in: table))
    case 5: return .moveGroup(from: position(table.groups.count), to: position(table.groups.count))
    case 6: return .reload([path(in: table), path(in: table)])
    case 7: return .replace(at: path(in: table), row(), animation)
    case 8: return .insertGroup(group(upTo: 3), at: position(table.groups.count + 1), animation)
    default:
      let rows = (0..<dice.below(3) + 1).map { _ in row() }
      return .insert(rows, at: path(in: table, more: 1), animation)
    }
  }

  /// Returns a request for a group that stays.
  private mutating func groupRequest(
    for table: MachineTable, _ animation: RowAnimation
  ) -> TableRequest {
    let group = position(table.groups.count)
    switch dice.below(6) {
    case 0: return .reloadGroups([group, position(table.groups.count)], animation)
    case 1: return collapse(in: table)
    case 2, 3: return .edit(group: group, rowEdit(of: table), animation)
    default:
      var new = self.group(upTo: 4)
      if table.groups.indices.contains(group), !dice.hits(oneIn: 4) {
        new.rows += table.groups[group].rows
        if dice.hits(oneIn: 2) { new.rows.shuffle(using: &dice) }
        new.rows.removeAll { _ in dice.hits(oneIn: 4) }
        if dice.hits(oneIn: 2) { new.id = table.groups[group].id }
      }
      new.isCollapsed = dice.hits(oneIn: 12)
      return .replaceGroup(at: group, new, animation)
    }
  }

  /// Returns a position that usually exists.
  private mutating func position(_ count: Int) -> Int {
    dice.hits(oneIn: 12) ? dice.pick([-1, count, count + 3]) : dice.below(count)
  }

  private mutating func path(in table: MachineTable, more: Int = 0) -> RowPath {
    let group = position(table.groups.count)
    let isThere = table.groups.indices.contains(group)
    let count = isThere ? table.groups[group].rows.count + more : 2
    return RowPath(group: group, row: position(count))
  }

  // MARK: By value

  private mutating func assignment(for table: MachineTable) -> TableOperation {
    var groups = table.groups
    let areNewObjects = dice.hits(oneIn: 3)
    for _ in 0..<dice.below(4) { change(&groups) }
    for group in groups.indices where areNewObjects {
      for row in groups[group].rows.indices where dice.hits(oneIn: 4) {
        groups[group].rows[row].version += 1
        if dice.hits(oneIn: 6) { groups[group].rows[row].lines = dice.below(4) + 1 }
      }
    }
    let animations: [RowAnimation?] = [nil] + RowAnimation.allCases
    return .assign(groups, areNewObjects: areNewObjects, dice.pick(animations))
  }

  private mutating func change(_ groups: inout [MachineGroup]) {
    let position = dice.below(groups.count)
    switch dice.below(9) {
    case 8 where !groups.isEmpty: groups[position].isCollapsed.toggle()
    case 0: groups.shuffle(using: &dice)
    case 1 where !groups.isEmpty: groups.remove(at: position)
    case 2: groups.insert(group(upTo: 4), at: dice.below(groups.count + 1))
    case 3 where !groups.isEmpty: groups[position].rows.shuffle(using: &dice)
    case 4 where !groups.isEmpty:
      groups[position].rows.removeAll { _ in dice.hits(oneIn: 3) }
    case 5 where !groups.isEmpty: moveRow(&groups, from: position)
    case _ where !groups.isEmpty:
      let count = groups[position].rows.count
      groups[position].rows.insert(row(), at: dice.below(count + 1))
    default: groups.append(group(upTo: 4))
    }
  }

  private mutating func moveRow(_ groups: inout [MachineGroup], from group: Int) {
    guard !groups[group].rows.isEmpty else { return }
    let row = groups[group].rows.remove(at: dice.below(groups[group].rows.count))
    let target = dice.below(groups.count)
    groups[target].rows.insert(row, at: dice.below(groups[target].rows.count + 1))
  }

  private mutating func edit(of table: MachineTable) -> TableOperation {
    let (group, edit) = (dice.below(table.groups.count), rowEdit(of: table))
    return dice.hits(oneIn: 2)
      ? .edit(group: group, edit)
      : .change([.edit(group: group, edit, dice.pick(RowAnimation.allCases))], isBatch: false)
  }

  private mutating func rowEdit(of table: MachineTable) -> RowListEdit {
    let rows = self.rows(upTo: 3, isLazy: dice.hits(oneIn: 2))
    let low = dice.below(8)
    return switch dice.below(8) {
    case 0: .append(rows)
    case 1: .prepend(rows)
    case 2: .insert(rows, at: dice.below(10) - 1)
    case 3: .removeFirst(dice.below(4))
    case 4: .removeLast(dice.below(4))
    case 5: .remove(at: dice.below(10))
    case 6: .move(from: dice.below(10) - 1, to: dice.below(10) - 1)
    default: .replace(low..<low + dice.below(4), rows)
    }
  }

  // MARK: New groups and rows

  private mutating func group(upTo count: Int) -> MachineGroup {
    lastNumber += 1
    let name = "G\(lastNumber)"
    return MachineGroup(
      id: dice.hits(oneIn: 40) ? 1 : lastNumber,
      header: dice.hits(oneIn: 3) ? nil : dice.hits(oneIn: 8) ? name + "isalongtitle" : name,
      footer: dice.hits(oneIn: 4) ? name + "." : nil,
      rows: rows(upTo: count, isLazy: dice.hits(oneIn: 5)))
  }

  private mutating func rows(upTo count: Int, isLazy: Bool) -> [MachineRow] {
    (0..<dice.below(count + 1)).map { _ in
      var row = row()
      row.isLazy = isLazy
      return row
    }
  }

  private mutating func row() -> MachineRow {
    lastNumber += 1
    var row = MachineRow(number: lastNumber)
    if !dice.hits(oneIn: 3) { row.id = dice.hits(oneIn: 60) ? 1 : lastNumber }
    if dice.hits(oneIn: 4) { row.lines = dice.below(4) + 1 }
    row.isSelectable = !dice.hits(oneIn: 4)
    let wishes: [MachineRow.Wish] = [.removal, .rowBelow, .moveToTop, .otherOrder, .rowAtTop]
    if dice.hits(oneIn: 4) { row.whenSelected = dice.pick(wishes) }
    if dice.hits(oneIn: 12) { row.whenConfigured = dice.pick(wishes) }
    return row
  }
}
