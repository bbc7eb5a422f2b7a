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

/// A view that fills a region of a screen: a table, a text, any content.
@MainActor public protocol RegionView: AnyObject {
  /// Sets the size. Called before drawing whenever the region may have changed.
  func resize(to size: ScreenSize)

  /// Whether the view has changed since it was drawn last.
  var needsDisplay: Bool { get }

  /// Draws the view on a canvas of its size.
  ///
  /// - Parameters:
  ///   - canvas: The canvas of the region.
  ///   - keepsContent: Whether the canvas still shows the last drawing. If `false`, draw
  ///     everything.
  /// - Returns: A hint that lines of the region were moved, or `nil`.
  func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint?

  /// Handles a mouse event at a point of the region and returns whether it was used. The default
  /// implementation returns `false`.
  ///
  /// The view in which the button was pressed also gets the drags and the release at points beyond it,
  /// which may be negative.
  func handle(_ event: MouseEvent) -> Bool

  /// The text of the view, for the announcement of a screen in the linear mode, or `nil` for a view whose
  /// contents are read otherwise. The default is `nil`.
  var spokenText: SpokenText? { get }
}

extension RegionView {
  public func handle(_ event: MouseEvent) -> Bool { false }
  public var spokenText: SpokenText? { nil }
}

/// The status at the right of the bottom line.
public enum ScreenStatus: Hashable, Sendable {
  /// No status.
  case none
  /// A position in a list: the number of an item, and the number of items.
  case place(Int, of: Int)
  /// Text.
  case text(String)
}
