import RowKit
import RowKitTesting
import Testing

/// Random keys, with a check of the incremental drawing after each.
@MainActor struct RandomWalkTests {
  private nonisolated static let keys = [
    "up", "down", "pageup", "pagedown", "home", "end", "return", "escape", "left", "right",
    "space", "e", "delete", "u", "alt+up", "alt+down", "/", "n", "N", ".", "?", "down", "down",
    "up", "a", "1", "backspace", "tab",
  ]

  @Test(arguments: [TableStyle.plain, .grouped], 0..<3)
  func `random keys leave nothing undrawn`(style: TableStyle, seed: UInt64) {
    let screen = GenericTableController(title: "Walk \(seed)", style: style)
    screen.tableGroups = TableGroup.variety(20)
    walk(ScreenDriver(screen, size: ScreenSize(width: 30, height: 12)), seed, steps: 60)
  }

  @Test(arguments: 0..<4)
  func `random keys in a small window leave nothing undrawn`(seed: UInt64) {
    let screen = GenericTableController(title: "Walk")
    screen.tableGroups = TableGroup.variety(20)
    walk(ScreenDriver(screen, size: ScreenSize(width: 16, height: 4)), seed, steps: 60)
  }

  @Test(arguments: 0..<4)
  func `random changes leave nothing undrawn`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let table = TableDriver(
      .stops("A", count: 10), .stops("B", count: 10), style: seed % 2 == 0 ? .plain : .grouped,
      width: 20, height: 8)
    for step in 0..<50 {
      change(table.controller, &random, step)
      table.update()
      table.press(Self.keys[random.below(6)])
      #expect(cursorIsRight(table), "seed \(seed), step \(step)\n\(table.text)")
      table.expectConsistentDrawing("seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<4)
  func `random changes while searching leave nothing undrawn`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let table = TableDriver(
      .stops("A", count: 10), .stops("B", count: 10), style: seed % 2 == 0 ? .plain : .grouped,
      width: 20, height: 8)
    for step in 0..<60 {
      table.press(["/", "a", "1", "backspace", "down", "return", "n", "escape"][random.below(8)])
      change(table.controller, &random, step)
      table.update()
      #expect(cursorIsRight(table), "seed \(seed), step \(step)\n\(table.text)")
      table.expectConsistentDrawing("seed \(seed), step \(step)")
    }
    table.press("escape", "escape", "home")
    let rows = table.controller.tableGroups.map(\.rows.count).reduce(0, +)
    table.resize(width: 20, height: 200)
    #expect(table.content.filter { $0.contains { $0.isNumber } }.count >= rows, "seed \(seed)")
  }

  private func walk(_ driver: ScreenDriver, _ seed: UInt64, steps: Int) {
    var random = RandomNumbers(seed: seed)
    var pressed: [String] = []
    for _ in 0..<steps {
      let key = Self.keys[random.below(Self.keys.count)]
      pressed.append(key)
      driver.press(key)
      driver.expectConsistentDrawing("seed \(seed), after \(pressed.suffix(12))")
      if driver.player.hasQuit { return }
    }
  }

  private func change(
    _ controller: GenericTableController, _ random: inout RandomNumbers, _ step: Int
  ) {
    let path = RowPath(group: random.below(2), row: random.below(14))
    let other = RowPath(group: random.below(2), row: random.below(14))
    switch random.below(5) {
    case 0: controller.insert([StopRow("n\(step)")], at: path)
    case 1: controller.insert([ProbeRow("t\(step)", lines: random.below(4) + 1)], at: path)
    case 2: controller.removeRows(at: [path, other])
    case 3: controller.moveRow(from: path, to: other)
    default: controller.tableGroups.swapAt(0, 1)
    }
  }

  /// Whether a row that exists has the cursor, unless no row is seen.
  private func cursorIsRight(_ table: TableDriver) -> Bool {
    guard let cursor = table.cursor else {
      return !table.content.contains { $0.contains(where: \.isNumber) }
    }
    return table.controller.row(at: cursor) != nil
  }
}
