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

/// The size of a screen or of a part of it, in columns and lines.
public struct ScreenSize: Hashable, Sendable {
  /// The number of columns, at least 0.
  public var width: Int

  /// The number of lines, at least 0.
  public var height: Int

  /// Creates a size.
  ///
  /// A negative width or height counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

extension ScreenSize {
  /// The maximum number of columns and lines that a host shows.
  package static let limit = 1000
}

extension ScreenSize: CustomStringConvertible {
  public var description: String { "\(width)x\(height)" }
}

extension ScreenSize: LosslessStringConvertible {
  /// Creates a size from text such as `80x24`.
  ///
  /// Returns `nil` for other text, or if either number is outside `1...1000`.
  public init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false)
    let extents = 1...ScreenSize.limit
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      extents.contains(width), extents.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

/// A rectangle on the screen, in columns and lines.
public struct ScreenRectangle: Hashable, Sendable {
  /// The first column.
  public var column: Int

  /// The first line.
  public var line: Int

  /// The width in columns, at least 0.
  public var width: Int

  /// The height in lines, at least 0.
  public var height: Int

  /// Creates a rectangle.
  ///
  /// A negative width or height counts as 0.
  public init(column: Int, line: Int, width: Int, height: Int) {
    self.column = column
    self.line = line
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates a rectangle that covers a whole screen.
  public init(_ size: ScreenSize) {
    self.init(column: 0, line: 0, width: size.width, height: size.height)
  }

  /// The size in columns and lines.
  public var size: ScreenSize { ScreenSize(width: width, height: height) }

  /// The first column to the right of the rectangle.
  var endColumn: Int { ScreenRectangle.end(column, width) }

  /// The first line below the rectangle.
  package var endLine: Int { ScreenRectangle.end(line, height) }

  /// Returns the sum of a place and an extent, or the greatest number if that is less.
  private static func end(_ start: Int, _ extent: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(extent)
    return overflows ? .max : sum
  }

  /// Returns whether the rectangle contains a point.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.line >= line
      && point.line < endLine
  }

  /// Returns the overlap of two rectangles.
  ///
  /// Its width or height is 0 if they don't overlap.
  package func intersection(_ other: ScreenRectangle) -> ScreenRectangle {
    let left = max(column, other.column)
    let top = max(line, other.line)
    return ScreenRectangle(
      column: left, line: top, width: min(endColumn, other.endColumn) - left,
      height: min(endLine, other.endLine) - top)
  }

  /// Returns whether the rectangles have a point in common.
  func overlaps(_ other: ScreenRectangle) -> Bool {
    let common = intersection(other)
    return common.width > 0 && common.height > 0
  }

  /// Removes up to the given number of lines from the top and returns them.
  public mutating func takeTop(_ lines: Int) -> ScreenRectangle {
    let taken = max(0, min(lines, height))
    defer {
      line += taken
      height -= taken
    }
    return ScreenRectangle(column: column, line: line, width: width, height: taken)
  }

  /// Removes up to the given number of lines from the bottom and returns them.
  public mutating func takeBottom(_ lines: Int) -> ScreenRectangle {
    let taken = max(0, min(lines, height))
    height -= taken
    return ScreenRectangle(column: column, line: endLine, width: width, height: taken)
  }

  /// Removes up to the given number of columns from the right and returns them.
  public mutating func takeRight(_ columns: Int) -> ScreenRectangle {
    let taken = max(0, min(columns, width))
    width -= taken
    return ScreenRectangle(column: endColumn, line: line, width: taken, height: height)
  }
}

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
