/// An overlay over a screen that handles keys first: an alert, a menu, the help, a search.
@MainActor public protocol Overlay: AnyObject {
  /// Returns the frame of the overlay on a screen with a size.
  func frame(in size: ScreenSize) -> ScreenRectangle

  /// Draws the overlay on a canvas of its frame, which is empty and has the color of overlays.
  func draw(on canvas: Canvas)

  /// Handles a key and returns whether it was used. Another key has no effect, and a message says so.
  func handle(_ key: KeyPress, on stage: Stage) -> Bool

  /// Handles Control-C and returns whether it was used. For example, a prompt copies the selected
  /// text, or is cancelled if none is selected.
  ///
  /// The default implementation returns `false`: Control-C then quits the program.
  func interrupt(on stage: Stage) -> Bool

  /// Handles a mouse event at a point of the frame. The default implementation does nothing.
  func handle(_ event: MouseEvent, on stage: Stage)

  /// Handles a press of the mouse outside the frame. The default implementation does nothing.
  func handlePressOutside(on stage: Stage)

  /// Inserts typed characters into the text of the overlay.
  ///
  /// Returns `false`, the default, to receive each character as a key.
  func typeText(_ text: String, on stage: Stage) -> Bool

  /// Handles pasted text. The default implementation says that nothing takes it.
  func paste(_ text: String, on stage: Stage)

  /// Returns the position of the caret in a frame, or `nil` for none. The default is `nil`.
  func caret(in frame: ScreenRectangle) -> ScreenPoint?

  /// Returns the position of the first letter of the item with the cursor, where a terminal puts
  /// its cursor while there is no caret. The default is the upper left corner inside a border.
  func focusPoint(in frame: ScreenRectangle) -> ScreenPoint

  /// Returns the keys that apply while the overlay is shown, for the bottom line and the help.
  ///
  /// - Parameters:
  ///   - words: The words in the language of the screen.
  ///   - size: The size of the screen.
  /// - Returns: The keys. The default is none.
  func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint]

  /// Returns the question of the overlay for the linear mode. The default is `nil`: the overlay
  /// then receives keys.
  func question(on stage: Stage) -> Question?
}

extension Overlay {
  public func interrupt(on stage: Stage) -> Bool { false }
  public func handle(_ event: MouseEvent, on stage: Stage) {}
  public func handlePressOutside(on stage: Stage) {}
  public func typeText(_ text: String, on stage: Stage) -> Bool { false }
  public func paste(_ text: String, on stage: Stage) {
    stage.showMessage(stage.words[ScreenStrings.unusedPaste])
  }
  public func caret(in frame: ScreenRectangle) -> ScreenPoint? { nil }
  public func focusPoint(in frame: ScreenRectangle) -> ScreenPoint {
    ScreenPoint(
      column: frame.column + min(1, max(0, frame.width - 1)),
      line: frame.line + min(1, max(0, frame.height - 1)))
  }

  public func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] { [] }
  public func question(on stage: Stage) -> Question? { nil }
}

extension Canvas {
  /// Draws a box with a title in its upper edge.
  func box(titled title: String) {
    box()
    centeredText(" \(title) ", line: 0, style: Style(foreground: .standard, attributes: .bold))
  }

  /// Draws signs in the edges of a box for content above and below the visible part.
  func scrollSigns(above: Bool, below: Bool) {
    if above { trailingText(" ↑ ", endingAt: width - 1, line: 0, width: 3) }
    if below { centeredText(" ↓ ", line: height - 1) }
  }

  /// Draws the bar behind the chosen one of several lines.
  func chosenBar() {
    fill(Style(foreground: .role(.selectionText), background: .role(.selection)))
    text(">", style: .bold)
  }
}
