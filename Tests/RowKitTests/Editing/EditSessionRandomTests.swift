import RowKit
import RowKitTesting
import Testing

@MainActor struct EditSessionRandomTests {
  @Test(arguments: 0..<5 as Range<UInt64>)
  func `the text follows its row through anything`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let rows = (0..<12).map { TextFieldRowController("field \($0)", Binding("")) }
    let edited = rows[5]
    let table = TableDriver(
      TableGroup("One", id: "one", rows: Array(rows[..<7])),
      TableGroup("Two", id: "two", rows: Array(rows[7...])), width: 40, height: 7)
    table.controller.focus(RowPath(group: 0, row: 5))
    var text = ""
    for step in 0..<60 {
      change(table.controller, keeping: edited, table, &random)
      let letter = String(step % 10)
      table.type(letter)
      text += letter
      let cursor = try #require(table.cursor, "seed \(seed), step \(step)")
      try #require(table.controller.row(at: cursor) === edited, "seed \(seed), step \(step)")
      try #require(table.controller.isEditingText, "seed \(seed), step \(step)")
      try #require(edited.text.value == text, "seed \(seed), step \(step)")
      try #require(table.caret != nil, "seed \(seed), step \(step)")
    }
    table.expectConsistentDrawing()
  }

  private func change(
    _ controller: GenericTableController, keeping edited: any CellController,
    _ table: TableDriver, _ random: inout RandomNumbers
  ) {
    let groups = controller.tableGroups
    let place = path(in: groups, &random)
    switch random.below(9) {
    case 0: controller.moveRow(from: place, to: path(in: groups, &random))
    case 1: controller.insert([StopRow("new")], at: place)
    case 2:
      if controller.row(at: place) !== edited { controller.removeRows(at: [place]) }
    case 3: controller.moveGroup(from: 0, to: 1)
    case 4: controller.tableGroups = regrouped(groups, &random)
    case 5: table.resize(width: 20 + random.below(60), height: 6 + random.below(12))
    case 6: table.wheel(random.below(9) - 4)
    case 7: controller.tableView.style = controller.tableView.style == .plain ? .grouped : .plain
    default: controller.reloadRows(at: [place])
    }
    table.update()
  }

  private func path(in groups: [TableGroup], _ random: inout RandomNumbers) -> RowPath {
    let group = random.below(groups.count)
    return RowPath(group: group, row: random.below(groups[group].rows.count))
  }

  /// The same rows in another order, in other groups.
  private func regrouped(_ groups: [TableGroup], _ random: inout RandomNumbers) -> [TableGroup] {
    let rows = groups.flatMap { group in
      (0..<group.rows.count).compactMap { group.rows[$0] }
    }.shuffled(using: &random)
    let cut = random.below(rows.count + 1)
    return [
      TableGroup("One", id: "one", rows: Array(rows[..<cut])), TableGroup(id: "none", rows: []),
      TableGroup("Two", id: "two", rows: Array(rows[cut...])),
    ]
  }
}
