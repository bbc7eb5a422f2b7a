/// The regions of a page's table and bars.
@MainActor struct PageRegions {
  /// The minimum height of the table, in lines.
  ///
  /// Bars shrink to preserve it.
  static let tableMinimum = 3

  /// The minimum width of a page that shows a side note, in columns.
  static let sideMinimum = 80

  private(set) var regions: [ScreenRegion] = []
  private var rest: ScreenRectangle

  /// Creates regions for the bounds of a page.
  init(_ bounds: ScreenRectangle) {
    rest = bounds
  }

  /// Places a bar at the top of the remaining area, if there is room.
  mutating func placeTop(_ bar: PageBar?) {
    guard let bar, let height = height(of: bar) else { return }
    regions.append(ScreenRegion(bar.view, in: rest.takeTop(height)))
  }

  /// Places a bar at the bottom of the remaining area, if there is room.
  mutating func placeBottom(_ bar: PageBar?) {
    guard let bar, let height = height(of: bar) else { return }
    regions.append(ScreenRegion(bar.view, in: rest.takeBottom(height)))
  }

  /// Places a note at the right of the remaining area, if the page is wide enough.
  mutating func placeRight(_ bar: PageBar?) {
    guard let bar, rest.width >= PageRegions.sideMinimum, bar.extent > 0 else { return }
    let width = min(bar.extent, rest.width / 2)
    regions.append(ScreenRegion(bar.view, in: rest.takeRight(width)))
  }

  /// Fills the remaining area with a view.
  mutating func fill(with view: any RegionView) {
    regions.append(ScreenRegion(view, in: rest))
  }

  private func height(of bar: PageBar) -> Int? {
    let height = min(bar.extent, rest.height - PageRegions.tableMinimum)
    return height > 0 ? height : nil
  }
}
