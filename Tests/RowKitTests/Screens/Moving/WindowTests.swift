import RowKit
import RowKitTesting
import Testing

/// After any keys, the window shows a stretch of the whole table, filled as far as there is
/// something to show.
@MainActor struct WindowTests {
  private nonisolated static let keys = [
    "up", "down", "down", "pageup", "pagedown", "home", "end", "delete", "u", "alt+down", "e",
  ]

  @Test(arguments: 0..<3)
  func `random keys show consecutive rows of the table`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let table = table(height: 3 + random.below(12))
    for step in 0..<30 {
      switch random.below(8) {
      case 0: table.wheel(random.below(5) - 2)
      case 1:
        table.click(column: 5, line: 1 + random.below(6))
        table.press("escape")
      case 2: table.resize(width: 14 + random.below(30), height: 5 + random.below(12))
      default: table.press(Self.keys[random.below(Self.keys.count)])
      }
      guard expectStretch(table, "seed \(seed), step \(step)") else { return }
    }
  }

  @Test(arguments: 0..<3)
  func `random changes show consecutive rows of the table`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let table = table(height: 3 + random.below(12))
    for step in 0..<30 {
      change(table.controller, &random, step)
      table.update()
      if random.below(3) == 0 { table.press(Self.keys[random.below(7)]) }
      guard expectStretch(table, "seed \(seed), step \(step)") else { return }
    }
  }

  private func table(height: Int) -> TableDriver {
    let groups = TableGroup.variety(12)
    return TableDriver(
      groups[0], groups[1], groups[2], groups[3], groups[4], style: .grouped, width: 30,
      height: height)
  }

  private func change(
    _ controller: GenericTableController, _ random: inout RandomNumbers, _ step: Int
  ) {
    let path = RowPath(group: random.below(5), row: random.below(12))
    let other = RowPath(group: random.below(5), row: random.below(12))
    switch random.below(5) {
    case 0: controller.insert([ProbeRow("n\(step)", lines: random.below(4) + 1)], at: path)
    case 1, 2: controller.removeRows(at: [path, other])
    case 3: controller.moveRow(from: path, to: other)
    default:
      controller.tableGroups.swapAt(random.below(5), random.below(5))
    }
  }

  private func expectStretch(_ table: TableDriver, _ comment: String) -> Bool {
    // The reason why a key has no effect may cover rows.
    table.player.stage.clearMessage()
    table.update()
    let seen = table.content.map(Self.unmarked)
    let whole = wholeTable(table).map(Self.unmarked)
    let isWhole = whole.count <= seen.count && Array(seen.prefix(whole.count)) == whole
    let isStretch =
      isWhole
      || (0...max(0, whole.count - seen.count)).contains { start in
        Array(whole[min(start, whole.count)...].prefix(seen.count)) == seen
      }
    if !isStretch {
      let pictures = (seen + ["---"] + whole).joined(separator: "\n")
      Issue.record("\(comment): this is no stretch of the table\n\(pictures)")
    }
    return isStretch
  }

  /// The lines of the same table in a window as tall as it needs.
  private func wholeTable(_ table: TableDriver) -> [String] {
    let screen = GenericTableController(style: .grouped)
    screen.tableGroups = table.controller.tableGroups
    let size = ScreenSize(width: table.stage.size.width, height: 150)
    let driver = ScreenDriver(screen, size: size)
    if table.controller.isEditing {
      driver.press("end", "home", "e")
    }
    var lines = driver.content
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A line without the mark of the cursor.
  private static func unmarked(_ line: String) -> String {
    String(line.map { $0 == ">" ? " " : $0 })
  }
}
