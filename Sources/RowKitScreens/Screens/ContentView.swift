/// A view that fills a region with any content: a bar, a note, a panel.
///
/// It doesn't scroll. Lines of the content that don't fit into the region are cut off.
@MainActor public final class ContentView: RegionView {
  /// The content.
  public var content: any CellContent {
    didSet { needsDisplay = true }
  }

  /// Called when a person presses the main mouse button on the view, with the point in it.
  ///
  /// The default is `nil`.
  public var onPress: ((ScreenPoint) -> Void)?

  public private(set) var needsDisplay = true
  private let style: Style

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

/// A view that fills a region with any content, and scrolls if it doesn't fit.
@MainActor package final class ScrollingContentView: RegionView {
  /// Returns the content for a width in columns.
  package var makeContent: (_ width: Int) -> any CellContent {
    didSet { update() }
  }

  package private(set) var needsDisplay = true
  private var content: any CellContent = LinesContent([])
  private var size = ScreenSize(width: 0, height: 0)
  private var scroller = LineScroller()

  /// Creates a view of content.
  package init(_ makeContent: @escaping (_ width: Int) -> any CellContent) {
    self.makeContent = makeContent
  }

  /// Whether there is more content than the visible lines.
  var canScroll: Bool { scroller.canScroll }

  package func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    update()
  }

  package func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    let height = max(canvas.height, content.height(forWidth: width))
    content.draw(
      on: canvas[
        ScreenRectangle(column: margin, line: -scroller.topLine, width: width, height: height)])
    needsDisplay = false
    return nil
  }

  /// Handles a key and returns whether it is a scrolling key.
  func handle(_ key: KeyPress) -> Bool { scroll(by: scroller.distance(of: key)) }

  package func handle(_ event: MouseEvent) -> Bool { scroll(by: scroller.distance(of: event)) }

  private var margin: Int { size.width >= 20 ? 2 : 0 }

  private var width: Int { max(1, size.width - 2 * margin) }

  private func scroll(by distance: Int?) -> Bool {
    guard let distance else { return false }
    if scroller.scroll(by: distance) { needsDisplay = true }
    return true
  }

  private func update() {
    content = makeContent(width)
    scroller.update(lineCount: content.height(forWidth: width), height: size.height)
    needsDisplay = true
  }
}

/// The scroll position of a region that shows a part of many lines.
struct LineScroller {
  /// The index of the first visible line.
  private(set) var topLine = 0

  /// The keys that scroll.
  static let hints = [
    KeyHint("↑↓", ScreenStrings.scroll),
    KeyHint("pgup pgdn space", MovingStrings.page, isProminent: false),
  ]

  /// The number of lines.
  private var lineCount = 0

  /// The number of visible lines.
  private var height = 0

  /// Whether there is more than the visible lines.
  var canScroll: Bool { lineCount > height }

  /// Updates the numbers of lines and of visible lines.
  mutating func update(lineCount: Int, height: Int) {
    self.lineCount = lineCount
    self.height = height
    _ = scroll(by: 0)
  }

  /// Scrolls down, or up for a negative number of lines, within the content.
  ///
  /// Returns whether the position changed.
  mutating func scroll(by lines: Int) -> Bool {
    let former = topLine
    topLine = max(0, min(topLine + lines, lineCount - height))
    return topLine != former
  }

  /// Returns the number of lines that a key scrolls by, or `nil` if the key doesn't scroll.
  func distance(of key: KeyPress) -> Int? {
    switch KeyBindings.standard[key] {
    case .moveUp: -1
    case .moveDown: 1
    case .pageUp: -max(1, height - 1)
    case .pageDown, .toggle: max(1, height - 1)
    case .halfPageUp: -max(1, height / 2)
    case .halfPageDown: max(1, height / 2)
    case .moveToStart: -lineCount
    case .moveToEnd: lineCount
    default: nil
    }
  }

  /// Returns the number of lines that the mouse wheel scrolls by, or `nil` for other events.
  func distance(of event: MouseEvent) -> Int? {
    switch event.action {
    case .wheelUp: -3
    case .wheelDown: 3
    default: nil
    }
  }
}
