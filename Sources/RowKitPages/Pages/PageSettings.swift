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

  /// The type of the background of cells that don't choose another.
  var backgroundType = PageCellBackground.self

  /// The page.
  weak var page: PageTableController?

  var style: TableStyle { page?.style ?? .plain }

  /// Creates a background for cells of a class that chooses a type.
  func background(_ type: PageCellBackground.Type) -> PageCellBackground {
    (type == PageCellBackground.self ? backgroundType : type).init(style: style)
  }
}
