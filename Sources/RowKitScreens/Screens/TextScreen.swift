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
  }

  open override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    [ScreenRegion(view, in: bounds)]
  }

  open override func handle(_ key: KeyPress) -> Bool { view.handle(key) }

  open override var keyHints: [KeyHint] {
    view.canScroll ? TextScreen.scrollHints : []
  }

  /// The keys that scroll.
  package static let scrollHints = [
    KeyHint("↑↓", \.screens.scroll), KeyHint("pgup pgdn space", \.moving.page, isProminent: false),
  ]

  open override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        Glyphs(String($0)).map(\.cluster).joined()
      })
  }
}
