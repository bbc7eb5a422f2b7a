/// A view at an edge of a page.
@MainActor public struct PageBar {
  /// What fills it.
  public let view: any RegionView

  /// How much it takes: lines at the top and the bottom, columns at a side; less than 0 counts
  /// as 0.
  public let extent: Int

  /// Creates a bar.
  public init(_ view: any RegionView, extent: Int = 1) {
    self.view = view
    self.extent = max(0, extent)
  }

  /// Creates a bar of some content.
  public init(_ content: any CellContent, extent: Int = 1, style: Style = .plain) {
    self.init(ContentView(content, style: style), extent: extent)
  }
}
