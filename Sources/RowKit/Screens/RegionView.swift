/// Something that fills a region of a screen: a table, a text, any content.
@MainActor public protocol RegionView: AnyObject {
  /// Gives it an extent; called before it is drawn whenever its region may have changed.
  func resize(to size: ScreenSize)

  /// Whether it looks different from what was drawn last.
  var needsDisplay: Bool { get }

  /// Draws on a canvas of its size that still shows what was drawn last.
  ///
  /// - Parameters:
  ///   - canvas: Its region.
  ///   - keepsContent: Whether the canvas shows what was drawn last; otherwise all must be drawn.
  /// - Returns: How lines of the region were moved, if they were.
  func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint?

  /// Acts on the mouse, at a point of the region; returns whether it did. By default it doesn't.
  func handle(_ event: MouseEvent) -> Bool
}

extension RegionView {
  public func handle(_ event: MouseEvent) -> Bool { false }
}
