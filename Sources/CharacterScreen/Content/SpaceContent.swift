/// A number of empty lines.
public struct SpaceContent: CellContent, Hashable, Sendable {
  /// The number of lines.
  ///
  /// Negative values count as 0.
  public var lines: Int

  /// Creates a space.
  public init(lines: Int = 1) {
    self.lines = lines
  }

  public func height(forWidth width: Int) -> Int { max(0, lines) }

  public func draw(on canvas: Canvas) {}
}
