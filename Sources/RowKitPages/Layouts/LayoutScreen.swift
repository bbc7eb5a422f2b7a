/// A screen that shows a layout, and scrolls if it doesn't fit.
///
/// ```swift
/// final class DetailScreen: LayoutScreen {
///   private let words = Outlet<TextContent>("title")
///
///   init(_ text: String) {
///     super.init(title: text, layout: "DetailScreen", in: layouts)
///     self[words].text = text
///   }
/// }
/// ```
open class LayoutScreen: ScreenController {
  private let view: ScrollingContentView
  private let layouts: LayoutLibrary
  private var layout: LayoutContent

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The text in the title bar.
  ///   - name: The name of the layout, without `.json`.
  ///   - layouts: The library of the layout.
  public init(title: String = "", layout name: String, in layouts: LayoutLibrary) {
    self.layouts = layouts
    let layout = layouts.content(name)
    self.layout = layout
    view = ScrollingContentView { _ in layout }
    super.init(title: title)
    scrollingView = view
  }

  /// A named content of the layout.
  public final subscript<Content: OutletContent>(outlet: Outlet<Content>) -> Content {
    get { layout[outlet] }
    set {
      layout[outlet] = newValue
      layouts.report(layout.problem)
      view.makeContent = { [layout] _ in layout }
      stage?.setNeedsFrame()
    }
  }

  // MARK: ScreenController

  open override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(
      layout.contents.map { Glyphs($0.plainText).map(\.cluster).joined() })
  }

  open override func spokenLines() -> AnySequence<String> {
    let speaker = SpokenLine(stage?.words ?? .english)
    return AnySequence(layout.contents.map { speaker.line($0.spokenText) })
  }
}
