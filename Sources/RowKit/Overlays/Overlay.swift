/// Something that lies over a screen and gets keys first: an alert, a menu, the help, a search.
@MainActor public protocol Overlay: AnyObject {
  /// Where it lies on a screen of a size.
  func frame(in size: ScreenSize) -> ScreenRectangle

  /// Draws it, on a canvas of that frame.
  func draw(on canvas: Canvas)

  /// Acts on a key.
  func handle(_ key: KeyPress, on stage: Stage) -> Bool

  /// Acts on Control-C: a prompt copies what is selected, and is cancelled otherwise.
  ///
  /// By default it returns false: Control-C then means the end of the program.
  func interrupt(on stage: Stage) -> Bool

  /// Acts on the mouse, at a point of the frame. By default nothing.
  func handle(_ event: MouseEvent, on stage: Stage)

  /// Acts on pasted text. By default nothing.
  func paste(_ text: String, on stage: Stage)

  /// Where the caret stands in a frame; nil for none. By default nil.
  func caret(in frame: ScreenRectangle) -> ScreenPoint?
}

extension Overlay {
  public func interrupt(on stage: Stage) -> Bool { false }
  public func handle(_ event: MouseEvent, on stage: Stage) {}
  public func paste(_ text: String, on stage: Stage) {}
  public func caret(in frame: ScreenRectangle) -> ScreenPoint? { nil }
}
