/// A hint that full-width lines of the screen moved since the last frame.
public struct ScrollHint: Hashable, Sendable {
  /// The lines that scroll.
  ///
  /// Content that moves past their edge is discarded.
  public var lines: Range<Int>

  /// The number of lines the content moved up, negative when it moved down.
  public var distance: Int

  /// The lines that the content left, for a distance of less than all lines.
  package var vacated: Range<Int> {
    distance > 0
      ? lines.upperBound - distance..<lines.upperBound
      : lines.lowerBound..<lines.lowerBound - distance
  }

  /// Creates a hint.
  public init(lines: Range<Int>, distance: Int) {
    self.lines = lines
    self.distance = distance
  }
}
