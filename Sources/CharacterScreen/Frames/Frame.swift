/// The picture that a stage shows, with the effects that it requests from its host.
public struct Frame {
  /// The cells of the picture.
  ///
  /// The stage keeps drawing into this buffer: its contents change with the next frame.
  public let buffer: ScreenBuffer

  /// The position of a text field's caret, or `nil` to hide the caret.
  public var caret: ScreenPoint?

  /// The position of the first letter of the item with the cursor, or `nil` if no item has it.
  ///
  /// While there is no caret, the terminal's cursor rests there, so that screen readers, braille
  /// displays and magnifiers follow it.
  public var focusPoint: ScreenPoint?

  /// Lines of the previous frame that moved up or down, which a terminal can scroll itself.
  public var scroll: ScrollHint?

  /// Whether the host must redraw everything instead of only what changed.
  public var isFullRedraw: Bool

  /// The effects for the host to perform besides showing the picture, in order.
  public var effects: [HostEffect]

  /// Creates a frame of a picture.
  public init(
    buffer: ScreenBuffer, caret: ScreenPoint? = nil, focusPoint: ScreenPoint? = nil,
    scroll: ScrollHint? = nil, isFullRedraw: Bool = false, effects: [HostEffect] = []
  ) {
    self.buffer = buffer
    self.caret = caret
    self.focusPoint = focusPoint
    self.scroll = scroll
    self.isFullRedraw = isFullRedraw
    self.effects = effects
  }
}
