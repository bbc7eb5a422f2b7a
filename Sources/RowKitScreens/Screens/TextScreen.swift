/// A screen of scrolling text.
open class TextScreen: ScreenController {
  /// The text.
  public final var text: String {
    get { view.text }
    set {
      view.text = newValue
      stage?.setNeedsFrame()
    }
  }

  private let view: TextView

  /// Creates a screen.
  public init(title: String, text: String) {
    view = TextView(text)
    super.init(title: title)
    scrollingView = view
  }

  open override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        Glyphs(String($0)).map(\.cluster).joined()
      })
  }
}

/// A view that fills a region with wrapped, scrolling text.
@MainActor package final class TextView: ScrollingView {
  /// The text.
  ///
  /// Newlines begin new lines.
  package var text: String {
    didSet { wrap() }
  }

  package private(set) var needsDisplay = true
  private var lines: [Substring] = []
  private var size = ScreenSize(width: 0, height: 0)
  private var scroller = LineScroller()

  /// Creates a view of text.
  package init(_ text: String) {
    self.text = text
  }

  /// The index of the first visible line, counted in wrapped lines.
  private var topLine: Int { scroller.topLine }

  package var canScroll: Bool { scroller.canScroll }

  package func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    wrap()
  }

  package func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    for line in 0..<canvas.height where topLine + line < lines.count {
      canvas.text(String(lines[topLine + line]), at: margin, line: line)
    }
    needsDisplay = false
    return nil
  }

  package func handle(_ key: KeyPress) -> Bool { scrolls(by: scroller.distance(of: key)) }

  package func handle(_ event: MouseEvent) -> Bool { scrolls(by: scroller.distance(of: event)) }

  private var margin: Int { size.width >= 20 ? 2 : 0 }

  private func scrolls(by distance: Int?) -> Bool {
    guard let distance else { return false }
    if scroller.scroll(by: distance) { needsDisplay = true }
    return true
  }

  private func wrap() {
    lines = TextWrapping.lines(text, width: max(1, size.width - 2 * margin))
    scroller.update(lineCount: lines.count, height: size.height)
    needsDisplay = true
  }
}
