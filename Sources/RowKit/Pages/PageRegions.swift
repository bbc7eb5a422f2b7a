/// Where table and bars of a page stand.
@MainActor struct PageRegions {
  /// The least height of the table, in lines: bars give way to it.
  static let tableMinimum = 3

  /// The least width of a page that shows a side note, in columns.
  static let sideMinimum = 80

  private(set) var regions: [ScreenRegion] = []
  private var rest: ScreenRectangle

  /// Cuts up the part of the screen that a page fills.
  init(_ bounds: ScreenRectangle) {
    rest = bounds
  }

  /// Puts a bar at the top of what is left, if there is room.
  mutating func placeTop(_ bar: PageBar?) {
    guard let bar, let height = height(of: bar) else { return }
    regions.append(ScreenRegion(bar.view, in: rest.takeTop(height)))
  }

  /// Puts a bar at the bottom of what is left, if there is room.
  mutating func placeBottom(_ bar: PageBar?) {
    guard let bar, let height = height(of: bar) else { return }
    regions.append(ScreenRegion(bar.view, in: rest.takeBottom(height)))
  }

  /// Puts a note at the right of what is left, if the page is wide.
  mutating func placeRight(_ bar: PageBar?) {
    guard let bar, rest.width >= PageRegions.sideMinimum, bar.extent > 0 else { return }
    let width = min(bar.extent, rest.width / 2)
    regions.append(ScreenRegion(bar.view, in: rest.takeRight(width)))
  }

  /// Puts a view where nothing else stands.
  mutating func fill(with view: any RegionView) {
    regions.append(ScreenRegion(view, in: rest))
  }

  private func height(of bar: PageBar) -> Int? {
    let height = min(bar.extent, rest.height - PageRegions.tableMinimum)
    return height > 0 ? height : nil
  }
}
