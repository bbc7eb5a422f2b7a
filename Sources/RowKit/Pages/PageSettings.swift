/// What all rows of a page table have in common.
@MainActor final class PageSettings {
  /// Whether all rows have the same height.
  var constantRowHeight = false

  /// That height in lines.
  var rowHeight = 1

  /// Whether cells draw backgrounds of their own.
  var useCustomBackgrounds = true

  /// Reads the layouts that cells name.
  var layouts = LayoutLibrary()

  /// The table.
  weak var tableView: TableView?

  var style: TableStyle { tableView?.style ?? .plain }
}
