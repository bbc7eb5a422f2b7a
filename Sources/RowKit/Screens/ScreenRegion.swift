/// A part of a screen and what fills it.
@MainActor public struct ScreenRegion {
  /// What fills it.
  public let view: any RegionView

  /// Where it lies, in columns and lines of the whole screen.
  public let frame: ScreenRectangle

  /// Creates a region.
  public init(_ view: any RegionView, in frame: ScreenRectangle) {
    self.view = view
    self.frame = frame
  }
}
