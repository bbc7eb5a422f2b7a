/// That lines of the screen, over its whole width, moved since the last frame.
public struct ScrollHint: Hashable, Sendable {
  /// The lines that take part: what moves out of them at one end is gone.
  public var lines: Range<Int>

  /// How many lines the content moved up; negative when it moved down.
  public var distance: Int

  /// Creates a hint.
  public init(lines: Range<Int>, distance: Int) {
    self.lines = lines
    self.distance = distance
  }
}
