import RowKit
import RowKitTesting
import Testing

/// Keys that act on the row with the cursor while it is out of view.
@MainActor struct UnseenCursorTests {
  private nonisolated static let keys = [
    "return", "space", "delete", "alt+down", "alt+up", ".", "alt+w",
  ]

  @Test(arguments: keys, [false, true])
  func `the first key shows the row, and acts on nothing`(key: String, isEditing: Bool) {
    let rows = (0..<30).map { ProbeRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 20, height: 6)
    if isEditing { table.press("e") }
    table.press("down", "down")
    table.wheel(5)
    #expect(!table.content.contains { $0.hasPrefix(">") })
    table.press(key)
    #expect(rows.allSatisfy { $0.events.isEmpty })
    #expect(table.controller.tableGroups[0].rows.count == 30)
    #expect(table.stage.overlays.isEmpty)
    #expect(table.effects.isEmpty)
    #expect(table.content.contains { $0.hasPrefix("> r2") || $0.hasPrefix("> ⊖ r2") })
  }

  @Test(arguments: ["delete", "alt+down", "alt+up", ".", "i"])
  func `a key that the row can't perform says so and scrolls nothing`(key: String) {
    let rows = (0..<30).map { StopRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 40, height: 6)
    table.press("down")
    table.press(key)
    let refusal = table.lines.last?.prefix(25)
    #expect(refusal?.contains("This row") == true)
    table.advance(by: .seconds(10))
    table.wheel(5)
    let content = table.content
    table.press(key)
    #expect(table.content == content)
    #expect(table.lines.last?.prefix(25) == refusal)
  }

  @Test func `a row that a change took away is shown before it acts`() {
    let rows = (0..<30).map { StopRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 20, height: 6)
    table.press("down")
    table.controller.moveRow(from: RowPath(group: 0, row: 1), to: RowPath(group: 0, row: 20))
    table.update()
    table.press("return")
    #expect(rows[1].selections == 0)
    #expect(table.content.contains("> r1"))
    table.press("return")
    #expect(rows[1].selections == 1)
  }

  @Test func `a control that a key changes is shown`() {
    var size = 5
    let stepper = StepperRowController(
      "Size", Binding(get: { size }, set: { size = $0 }), in: 1...9)
    let rows = [stepper] + (0..<30).map { StopRow("r\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 20, height: 6)
    table.wheel(5)
    table.press("right")
    #expect(size == 6)
    #expect(table.content.contains { $0.hasPrefix("> Size") })
  }

  @Test(arguments: [false, true], [1, 3])
  func `a key between a change and its frame acts, and the row stays in view`(
    animates: Bool, lines: Int
  ) {
    let rows = (0..<30).map { StopRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 20, height: 6)
    table.stage.animatesChanges = animates
    table.press("down", "down", "down", "down", "down")
    table.controller.insert(
      (0..<3).map { ProbeRow("x\($0)", lines: lines) }, at: RowPath(group: 0, row: 2))
    table.stage.handle(.key(KeyPress(.return)), at: table.stage.now)
    table.advance(by: .seconds(1))
    #expect(rows[5].selections == 1)
    #expect(table.content.contains("> r5"))
  }

  @Test func `rows that grow after a key don't push the cursor out of view`() {
    let rows = (0..<30).map { StopRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 20, height: 6)
    table.stage.animatesChanges = true
    table.press("down", "down", "down", "down", "down")
    table.controller.insert([ProbeRow("x", lines: 4)], at: RowPath(group: 0, row: 2))
    _ = table.stage.frame(at: table.stage.now)
    table.stage.handle(.key(KeyPress(.up)), at: table.stage.now)
    table.advance(by: .seconds(1))
    #expect(table.content.contains("> r4"))
  }
}
