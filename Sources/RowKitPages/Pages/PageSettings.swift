/// The settings that all rows of a page table share.
@MainActor final class PageSettings {
  /// Whether all rows have the same height.
  var constantRowHeight = false { didSet { reload() } }

  /// The constant row height in lines.
  var rowHeight = 1 { didSet { reload() } }

  /// Whether cells draw their own backgrounds.
  var useCustomBackgrounds = true { didSet { reload() } }

  /// The library of the cells' layouts.
  var layouts = LayoutLibrary() { didSet { reload() } }

  /// The type of the background of cells that don't choose another.
  var backgroundType = PageCellBackground.self

  weak var page: PageTableController?

  var style: TableStyle { page?.style ?? .plain }

  private func reload() { page?.tableView.reloadAll() }

  /// Creates a background for cells of a class that chooses a type.
  func background(_ type: PageCellBackground.Type) -> PageCellBackground {
    (type == PageCellBackground.self ? backgroundType : type).init(style: style)
  }
}
