/// The contents of a screen: a flat grid of cells.
///
/// A ``Canvas`` draws on it, and hosts read it: the terminal compares it with the previous frame,
/// and snapshots turn it into text and pictures.
///
/// Scrolling moves no cells: it rotates a table of the places of lines. The buffer records when
/// each line last changed, so that a host compares only changed lines with the previous frame.
public final class ScreenBuffer {
  /// The graphemes of more than one scalar that cells refer to.
  package private(set) var graphemes = GraphemePool()

  /// The parts of the screen that press keys when they are clicked.
  package var pressableKeys: [PressableKey] = []

  private var lines: ScreenLines

  /// The number of pooled graphemes above which a full redraw purges the pool.
  static let poolLimit = 4096

  /// Creates a blank screen.
  public init(size: ScreenSize) {
    lines = ScreenLines(size: size)
  }

  /// The size in columns and lines.
  public var size: ScreenSize { lines.size }

  /// Whether the pool has grown so large that the next drawing should be a full redraw.
  package var needsPurge: Bool { graphemes.count > ScreenBuffer.poolLimit }

  /// Creates a copy of a screen with its current contents.
  package init(copying other: ScreenBuffer) {
    graphemes = other.graphemes
    lines = other.lines
  }

  /// The cell in a column of a line, or a blank one outside the screen.
  public subscript(column: Int, line: Int) -> ScreenCell {
    let size = size
    guard column >= 0, column < size.width, line >= 0, line < size.height else { return .blank }
    return lines[line, column]
  }

  /// Calls a closure with the cells of a line, or with none if the line is outside the screen.
  package func withLine<Result>(
    _ line: Int, _ body: (UnsafeBufferPointer<ScreenCell>) -> Result
  ) -> Result {
    guard line >= 0, line < size.height else { return body(.init(start: nil, count: 0)) }
    return lines.withLine(line, body)
  }

  /// Calls a closure with all lines for reading, unless the screen is empty.
  ///
  /// A line whose stamp isn't greater than that of a former reading is the same as it was then.
  package func read(_ body: (ScreenLines.View) -> Void) {
    lines.read(body)
  }

  /// Returns the text of the grapheme in a cell of this buffer; empty for a continuation cell.
  public func text(of cell: ScreenCell) -> String {
    if cell.isContinuation { return "" }
    return cell.scalar.map { String(Character($0)) } ?? graphemes[cell.pooledGrapheme ?? 0]
  }

  /// Returns the text of a line without trailing spaces.
  public func text(line: Int) -> String {
    withLine(line) { cells in
      var end = cells.count
      while end > 0, cells[end - 1].isSpace { end -= 1 }
      var text = ""
      for column in 0..<end { text += self.text(of: cells[column]) }
      return text
    }
  }

  /// Blanks all cells and empties the grapheme pool.
  package func clear() {
    graphemes.removeAll()
    pressableKeys = []
    lines.clear()
  }

  /// Changes the size and blanks all cells.
  package func resize(to size: ScreenSize) {
    lines = ScreenLines(size: size, after: lines)
    graphemes.removeAll()
    pressableKeys = []
  }

  /// Calls a closure with the cells of one line for changing.
  ///
  /// Does nothing outside the screen.
  func withMutableLine(_ line: Int, _ body: (UnsafeMutableBufferPointer<ScreenCell>) -> Void) {
    lines.withMutableLine(line, body)
  }

  /// Returns the representation of a grapheme in a cell, adding it to the pool if necessary.
  func glyph(for grapheme: String) -> UInt32 {
    UInt32(graphemes.number(of: grapheme)) | ScreenCell.pooledFlag
  }

  /// Scrolls a range of lines up, or down for a negative distance.
  ///
  /// Vacated lines have the contents of the lines that scrolled out until the caller redraws them.
  func scroll(lines range: Range<Int>, by distance: Int) {
    guard distance != 0, abs(distance) < range.count, range.lowerBound >= 0,
      range.upperBound <= size.height
    else { return }
    lines.scroll(ScrollHint(lines: range, distance: distance))
  }
}

/// A part of the screen that presses a key when it is clicked.
package struct PressableKey {
  /// The part of the screen.
  package let frame: ScreenRectangle

  /// The key that a click presses.
  package let key: KeyPress
}
