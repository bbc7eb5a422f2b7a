import RowKit
import RowKitTesting
import Testing

/// Presses keys at random, and looks after each whether what was drawn bit by bit is right.
@MainActor struct RandomWalkTests {
  private nonisolated static let keys = [
    "up", "down", "pageup", "pagedown", "home", "end", "return", "escape", "left", "right",
    "space", "e", "delete", "u", "alt+up", "alt+down", "/", "n", "N", ".", "?", "down", "down",
    "up", "a", "1", "backspace", "tab",
  ]

  @Test(arguments: [TableStyle.plain, .grouped], 0..<8)
  func `random keys leave nothing undrawn`(style: TableStyle, seed: UInt64) {
    let screen = GenericTableController(title: "Walk \(seed)", style: style)
    screen.tableGroups = TableGroup.variety(20)
    walk(ScreenDriver(screen, size: ScreenSize(width: 30, height: 12)), seed, steps: 150)
  }

  @Test(arguments: 0..<4)
  func `random keys in a small window leave nothing undrawn`(seed: UInt64) {
    let screen = GenericTableController(title: "Walk")
    screen.tableGroups = TableGroup.variety(20)
    walk(ScreenDriver(screen, size: ScreenSize(width: 16, height: 4)), seed, steps: 150)
  }

  @Test(arguments: 0..<8)
  func `random changes leave nothing undrawn`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let table = TableDriver(
      .stops("A", count: 10), .stops("B", count: 10), style: seed % 2 == 0 ? .plain : .grouped,
      width: 20, height: 8)
    for step in 0..<120 {
      change(table.controller, &random, step)
      table.update()
      table.press(Self.keys[random.below(6)])
      #expect(cursorIsRight(table), "seed \(seed), step \(step)")
      table.expectConsistentDrawing("seed \(seed), step \(step)")
    }
  }

  private func walk(_ driver: ScreenDriver, _ seed: UInt64, steps: Int) {
    var random = SplitMix64(seed: seed)
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
    _ controller: GenericTableController, _ random: inout SplitMix64, _ step: Int
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

  /// Whether the row with the cursor exists, and is marked if it is in view.
  private func cursorIsRight(_ table: TableDriver) -> Bool {
    let groups = table.controller.tableGroups
    guard let cursor = table.cursor else { return groups.allSatisfy(\.rows.isEmpty) }
    return groups.indices.contains(cursor.group) && cursor.row < groups[cursor.group].rows.count
  }
}
