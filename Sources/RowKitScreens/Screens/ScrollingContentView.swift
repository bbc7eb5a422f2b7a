/// A view that fills a region with any content, and scrolls if it doesn't fit.
@MainActor package final class ScrollingContentView: RegionView {
  /// The content.
  package var content: any CellContent {
    didSet { measure() }
  }

  package private(set) var needsDisplay = true
  private var size = ScreenSize(width: 0, height: 0)
  private var scroller = LineScroller()

  /// Creates a view of content.
  package init(_ content: any CellContent) {
    self.content = content
  }

  /// The index of the first visible line.
  package var topLine: Int { scroller.topLine }

  /// Whether there is more content than the visible lines.
  package var canScroll: Bool { scroller.canScroll }

  package func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    measure()
  }

  package func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    let height = max(canvas.height, content.height(forWidth: width))
    content.draw(
      on: canvas[
        ScreenRectangle(column: margin, line: -topLine, width: width, height: height)])
    needsDisplay = false
    return nil
  }

  /// Handles a key and returns whether it is a scrolling key.
  package func handle(_ key: KeyPress) -> Bool { scroll(by: scroller.distance(of: key)) }

  package func handle(_ event: MouseEvent) -> Bool { scroll(by: scroller.distance(of: event)) }

  private var margin: Int { size.width >= 20 ? 2 : 0 }

  private var width: Int { max(1, size.width - 2 * margin) }

  private func scroll(by distance: Int?) -> Bool {
    guard let distance else { return false }
    if scroller.scroll(by: distance) { needsDisplay = true }
    return true
  }

  private func measure() {
    scroller.update(lineCount: content.height(forWidth: width), height: size.height)
    needsDisplay = true
  }
}
