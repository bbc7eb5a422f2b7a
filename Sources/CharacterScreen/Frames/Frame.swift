/// What a stage wants to be seen, and what it asks its host to do.
public struct Frame {
  /// The picture.
  ///
  /// It stays the stage's own: it changes with the next frame.
  public let buffer: ScreenBuffer

  /// Where the caret of a text field stands; nil hides it.
  public var caret: ScreenPoint?

  /// That a part of the picture is an earlier part moved up or down, which a terminal can do
  /// itself.
  public var scroll: ScrollHint?

  /// Whether nothing of an earlier frame may be taken as still shown.
  public var isFullRedraw: Bool

  /// What the host must do beside showing the picture, in order.
  public var effects: [HostEffect]

  /// Creates a frame of a picture.
  public init(
    buffer: ScreenBuffer, caret: ScreenPoint? = nil, scroll: ScrollHint? = nil,
    isFullRedraw: Bool = false, effects: [HostEffect] = []
  ) {
    self.buffer = buffer
    self.caret = caret
    self.scroll = scroll
    self.isFullRedraw = isFullRedraw
    self.effects = effects
  }
}
