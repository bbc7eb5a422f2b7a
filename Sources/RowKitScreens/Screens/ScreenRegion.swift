/// A part of a screen and the view that fills it.
@MainActor public struct ScreenRegion {
  /// The view.
  public let view: any RegionView

  /// The frame, in columns and lines of the whole screen.
  public let frame: ScreenRectangle

  /// Creates a region.
  public init(_ view: any RegionView, in frame: ScreenRectangle) {
    self.view = view
    self.frame = frame
  }
}
