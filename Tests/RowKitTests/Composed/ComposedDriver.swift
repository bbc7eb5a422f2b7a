import RowKit
import RowKitTesting

/// A driver for a composed table in a test.
@MainActor final class ComposedDriver: StageDriver {
  let player: StagePlayer
  let table: ComposedTableController

  init(
    _ table: ComposedTableController = ComposedTableController(), width: Int = 20, height: Int = 8
  ) {
    self.table = table
    let size = ScreenSize(width: width, height: height + 2)
    player = StagePlayer(Stage(root: table, size: size))
  }

  /// The numbers of rows of the sections.
  var counts: [Int] { table.tableGroups.map(\.rows.count) }
}

extension StageDriver {
  /// The text between title bar and bottom line, without empty lines at the end.
  var seen: String {
    var lines = content
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
