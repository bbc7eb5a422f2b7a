/// The settings that all rows of a page table share.
@MainActor final class PageSettings {
  /// Whether all rows have the same height.
  var constantRowHeight = false

  /// The constant row height in lines.
  var rowHeight = 1

  /// Whether cells draw their own backgrounds.
  var useCustomBackgrounds = true

  /// The library of the cells' layouts.
  var layouts = LayoutLibrary()

  /// The table.
  weak var tableView: TableView?

  var style: TableStyle { tableView?.style ?? .plain }
}
