/// Fills a region with text that wraps and scrolls.
@MainActor public final class TextView: RegionView {
  /// The words; newlines begin new lines.
  public var text: String {
    didSet { wrap() }
  }

  /// The first line that is shown, counted from 0 in wrapped lines.
  public private(set) var topLine = 0

  public private(set) var needsDisplay = true
  private var lines: [Substring] = []
  private var size = ScreenSize(width: 0, height: 0)

  /// Creates a view of a text.
  public init(_ text: String) {
    self.text = text
  }

  public func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    wrap()
  }

  public func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    for line in 0..<canvas.height where topLine + line < lines.count {
      canvas.text(String(lines[topLine + line]), at: margin, line: line)
    }
    needsDisplay = false
    return nil
  }

  /// Scrolls down, or up for a negative number of lines, as far as there is text; returns whether
  /// it did.
  @discardableResult
  public func scroll(by lines: Int) -> Bool {
    let target = max(0, min(topLine + lines, self.lines.count - size.height))
    guard target != topLine else { return false }
    topLine = target
    needsDisplay = true
    return true
  }

  /// Acts on a key that scrolls; returns whether it is one.
  public func handle(_ key: KeyPress) -> Bool {
    switch KeyBindings.standard[key] {
    case .moveUp: scroll(by: -1)
    case .moveDown: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, size.height - 1))
    case .pageDown, .toggle: scroll(by: max(1, size.height - 1))
    case .moveToStart: scroll(by: -lines.count)
    case .moveToEnd: scroll(by: lines.count)
    default: return false
    }
    return true
  }

  public func handle(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    default: return false
    }
    return true
  }

  private var margin: Int { size.width >= 20 ? 2 : 0 }

  private func wrap() {
    lines = TextWrapping.lines(text, width: max(1, size.width - 2 * margin))
    topLine = max(0, min(topLine, lines.count - size.height))
    needsDisplay = true
  }
}
