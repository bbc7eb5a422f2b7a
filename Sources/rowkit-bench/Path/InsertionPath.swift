import RowKit

/// The command `rowkit-bench path --insertions`, a run for the coverage of one change.
///
/// `.ci/files` runs it with two counts, and lists the files that the second run executed more often.
enum InsertionPath {
  /// Runs the command with a number of insertions, and returns an exit status.
  @MainActor static func run(arguments: [String]) -> Int32 {
    guard arguments.count == 1, let count = Int(arguments[0]), count >= 0 else {
      print(PathCommand.help)
      return 64
    }
    run(insertions: count)
    return 0
  }

  /// Shows a table, inserts rows at its top one at a time, and draws a frame after each.
  @MainActor private static func run(insertions: Int) {
    let table = InsertionTable(title: "Numbers")
    let stage = Stage(root: table, size: ScreenSize(width: 80, height: 24))
    // The first frames also search the new table for duplicate identifiers.
    for _ in 0..<4 { _ = stage.frame(at: .zero) }
    for _ in 0..<insertions {
      table.insert(
        [InsertionRowController()], at: RowPath(group: 0, row: 0), animation: .none)
      _ = stage.frame(at: .zero)
    }
  }
}

/// A table of 1,000 rows.
private final class InsertionTable: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(rows: RowList((0..<1_000).map { _ in InsertionRowController() }))]
  }
}

/// A row of its own kind, so that no kind of the library is counted.
private final class InsertionRowController: CellController {
  func configure(_ cell: TableCell) {
    cell.text = "A row"
  }
}
