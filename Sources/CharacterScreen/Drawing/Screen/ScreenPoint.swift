/// A position on the screen, in columns and lines from the top left corner, which is (0, 0).
public struct ScreenPoint: Hashable, Sendable {
  /// The column, from the left.
  public var column: Int

  /// The line, from the top.
  public var line: Int

  /// Creates a point.
  public init(column: Int, line: Int) {
    self.column = column
    self.line = line
  }
}
