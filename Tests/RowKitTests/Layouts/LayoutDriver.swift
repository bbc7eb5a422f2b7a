import RowKit
import RowKitTesting

/// A driver for a page whose first row shows a layout, and the second a word.
@MainActor final class LayoutDriver: StageDriver {
  let player: StagePlayer
  let page = PageTableController(style: .plain)
  private(set) var problems: [String] = []

  /// Creates a driver for a layout.
  ///
  /// - Parameters:
  ///   - layout: The contents of the file.
  ///   - isFirst: Whether the row comes first, and has the cursor.
  ///   - showsProblems: Whether errors are shown.
  ///   - cell: The class of the cell.
  init<Cell: PageCell<String>>(
    _ layout: String, isFirst: Bool = true, showsProblems: Bool = true,
    cell: Cell.Type = LayoutCell.self
  ) {
    player = StagePlayer(Stage(root: page, size: ScreenSize(width: 20, height: 14)))
    page.layouts = LayoutLibrary(["Layout": Array(layout.utf8)])
    page.layouts.showsProblems = showsProblems
    page.layouts.onProblem = { [weak self] in self?.problems.append("\($0)") }
    if !isFirst { page.addRow(WordCell.self, data: "above") }
    page.addRow(cell, data: "data")
    page.addRow(WordCell.self, data: "below")
    update()
  }
}

/// A cell that shows a layout as the file says.
class LayoutCell: PageCell<String> {
  override class var layoutName: String? { "Layout" }
}
