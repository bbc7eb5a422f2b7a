/// The contents of a screen: a flat grid of cells.
///
/// A ``Canvas`` draws on it, and hosts read it: the terminal compares it with the previous frame,
/// and snapshots turn it into text and pictures.
public final class ScreenBuffer {
  /// The size in columns and lines.
  public private(set) var size: ScreenSize

  /// The graphemes of more than one scalar that cells refer to.
  public private(set) var graphemes = GraphemePool()

  private var cells: [ScreenCell]

  /// The number of pooled graphemes above which a full redraw purges the pool.
  static let poolLimit = 4096

  /// Creates a blank screen.
  public init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Whether the pool has grown so large that the next drawing should be a full redraw.
  package var needsPurge: Bool { graphemes.count > ScreenBuffer.poolLimit }

  /// Creates a copy of a screen with its current contents.
  package init(copying other: ScreenBuffer) {
    size = other.size
    graphemes = other.graphemes
    cells = other.cells
  }

  /// The cell in a column of a line, or a blank one outside the screen.
  public subscript(column: Int, line: Int) -> ScreenCell {
    guard column >= 0, column < size.width, line >= 0, line < size.height else { return .blank }
    return cells[line * size.width + column]
  }

  /// Calls a closure with the cells of a line, or with none if the line is outside the screen.
  public func withLine<Result>(
    _ line: Int, _ body: (UnsafeBufferPointer<ScreenCell>) -> Result
  ) -> Result {
    guard line >= 0, line < size.height else { return body(.init(start: nil, count: 0)) }
    return cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[line * size.width..<(line + 1) * size.width]))
    }
  }

  /// Calls a closure with all cells, line after line.
  public func withCells<Result>(_ body: (UnsafeBufferPointer<ScreenCell>) -> Result) -> Result {
    cells.withUnsafeBufferPointer(body)
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
    cells.withUnsafeMutableBufferPointer { $0.fill(with: .blank) }
  }

  /// Changes the size and blanks all cells.
  package func resize(to size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    graphemes.removeAll()
  }

  /// Calls a closure with the cells of one line for changing.
  ///
  /// Does nothing outside the screen.
  func withMutableLine(_ line: Int, _ body: (UnsafeMutableBufferPointer<ScreenCell>) -> Void) {
    guard line >= 0, line < size.height else { return }
    let range = line * size.width..<(line + 1) * size.width
    cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the representation of a grapheme in a cell, adding it to the pool if necessary.
  func glyph(for grapheme: String) -> UInt32 {
    UInt32(graphemes.number(of: grapheme)) | ScreenCell.pooledFlag
  }

  /// Scrolls a range of lines up, or down for a negative distance.
  ///
  /// Vacated lines keep their contents until the caller redraws them.
  func scroll(lines: Range<Int>, by distance: Int) {
    let count = lines.count - abs(distance)
    guard distance != 0, count > 0, lines.lowerBound >= 0, lines.upperBound <= size.height
    else { return }
    let from = lines.lowerBound + max(0, distance)
    let to = lines.lowerBound + max(0, -distance)
    let width = size.width
    cells.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      (base + to * width).update(from: base + from * width, count: count * width)
    }
  }
}
