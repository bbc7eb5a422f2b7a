/// A view at an edge of a page.
@MainActor public struct PageBar {
  let view: any RegionView
  let extent: Int

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - extent: The size of the bar: lines at the top and the bottom, columns at a side. Values less
  ///     than 0 count as 0.
  public init(_ view: any RegionView, extent: Int = 1) {
    self.view = view
    self.extent = max(0, extent)
  }

  /// Creates a bar with content.
  public init(_ content: any CellContent, extent: Int = 1, style: Style = .plain) {
    self.init(ContentView(content, style: style), extent: extent)
  }
}
