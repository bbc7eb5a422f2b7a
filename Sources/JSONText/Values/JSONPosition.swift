/// A position in a text, as a line and a column, both counted from 1.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int

  /// The column, in Unicode scalars.
  public var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "line \(line), column \(column)" }
}
