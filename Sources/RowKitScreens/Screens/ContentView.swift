/// A view that fills a region with any content: a bar, a note, a panel.
@MainActor public final class ContentView: RegionView {
  /// The content.
  public var content: any CellContent {
    didSet { needsDisplay = true }
  }

  /// The style of the background.
  public var style: Style

  /// Called when a person presses the main mouse button on the view, with the point in it.
  ///
  /// The default is `nil`.
  public var onPress: ((ScreenPoint) -> Void)?

  public private(set) var needsDisplay = true

  /// The size of the region.
  public private(set) var size = ScreenSize(width: 0, height: 0)

  /// Creates a view of content.
  public init(_ content: any CellContent, style: Style = .plain) {
    self.content = content
    self.style = style
  }

  public func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    needsDisplay = true
  }

  public func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    canvas.fill(style)
    content.draw(on: canvas)
    needsDisplay = false
    return nil
  }

  public var spokenText: SpokenText? { content.spokenText }

  public func handle(_ event: MouseEvent) -> Bool {
    guard let onPress, event.action == .press else { return false }
    onPress(event.point)
    return true
  }
}
