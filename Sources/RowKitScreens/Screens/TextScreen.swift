/// A screen of scrolling text.
open class TextScreen: ScreenController {
  /// The text.
  public final var text: String {
    didSet {
      view.makeContent = { [text] in WrappedLines(text, width: $0) }
      stage?.setNeedsFrame()
    }
  }

  private let view: ScrollingContentView

  /// Creates a screen.
  public init(title: String, text: String) {
    self.text = text
    view = ScrollingContentView { WrappedLines(text, width: $0) }
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

/// The lines of a text that is wrapped already.
private struct WrappedLines: CellContent {
  private let lines: [Substring]

  init(_ text: String, width: Int) {
    lines = TextWrapping.lines(text, width: width)
  }

  func height(forWidth width: Int) -> Int { lines.count }

  func draw(on canvas: Canvas) {
    for line in canvas.visibleLines.clamped(to: 0..<lines.count) {
      canvas.text(String(lines[line]), line: line)
    }
  }
}
