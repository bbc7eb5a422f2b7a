/// A part of the screen: where it begins and how far it extends.
public struct ScreenRectangle: Hashable, Sendable {
  /// The first column.
  public var column: Int

  /// The first line.
  public var line: Int

  /// The extent in columns, 0 or more.
  public var width: Int

  /// The extent in lines, 0 or more.
  public var height: Int

  /// Creates a rectangle; a negative extent counts as 0.
  public init(column: Int, line: Int, width: Int, height: Int) {
    self.column = column
    self.line = line
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates the rectangle that covers a whole screen of a size.
  public init(_ size: ScreenSize) {
    self.init(column: 0, line: 0, width: size.width, height: size.height)
  }

  /// The extent.
  public var size: ScreenSize { ScreenSize(width: width, height: height) }

  /// The first column to the right of it.
  public var endColumn: Int { column + width }

  /// The first line below it.
  public var endLine: Int { line + height }

  /// Whether it covers nothing.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a point lies inside.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.line >= line
      && point.line < endLine
  }

  /// Returns what both rectangles cover; its extent is 0 when they don't meet.
  public func intersection(_ other: ScreenRectangle) -> ScreenRectangle {
    let left = max(column, other.column)
    let top = max(line, other.line)
    return ScreenRectangle(
      column: left, line: top, width: min(endColumn, other.endColumn) - left,
      height: min(endLine, other.endLine) - top)
  }

  /// Cuts lines off the top and returns them; at most all of them.
  public mutating func takeTop(_ lines: Int) -> ScreenRectangle {
    let taken = max(0, min(lines, height))
    defer {
      line += taken
      height -= taken
    }
    return ScreenRectangle(column: column, line: line, width: width, height: taken)
  }

  /// Cuts lines off the bottom and returns them; at most all of them.
  public mutating func takeBottom(_ lines: Int) -> ScreenRectangle {
    let taken = max(0, min(lines, height))
    height -= taken
    return ScreenRectangle(column: column, line: endLine, width: width, height: taken)
  }

  /// Cuts columns off the right and returns them; at most all of them.
  public mutating func takeRight(_ columns: Int) -> ScreenRectangle {
    let taken = max(0, min(columns, width))
    width -= taken
    return ScreenRectangle(column: endColumn, line: line, width: taken, height: height)
  }
}
