/// What a screen shows: a flat grid of cells.
///
/// It is drawn on through a ``Canvas`` and read by hosts: the terminal compares it with what it
/// showed before, snapshots turn it into text and pictures.
public final class ScreenBuffer {
  /// The extent.
  public private(set) var size: ScreenSize

  /// The graphemes of more than one scalar that cells refer to.
  public private(set) var graphemes = GraphemePool()

  private var cells: [ScreenCell]

  /// How many pooled graphemes are kept before they are purged by a full redraw.
  static let poolLimit = 4096

  /// Creates a blank screen.
  public init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Whether so many graphemes have gathered that the next drawing should start from nothing.
  package var needsPurge: Bool { graphemes.count > ScreenBuffer.poolLimit }

  /// Creates a screen that goes on to show what another one shows now.
  package init(copying other: ScreenBuffer) {
    size = other.size
    graphemes = other.graphemes
    cells = other.cells
  }

  /// The cell in a column of a line; blank outside.
  public subscript(column: Int, line: Int) -> ScreenCell {
    guard column >= 0, column < size.width, line >= 0, line < size.height else { return .blank }
    return cells[line * size.width + column]
  }

  /// Calls a closure with the cells of a line, all columns of it; with none outside.
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

  /// The text of the grapheme in a cell of this buffer; empty for a covered column.
  public func text(of cell: ScreenCell) -> String {
    if cell.isContinuation { return "" }
    return cell.scalar.map { String(Character($0)) } ?? graphemes[cell.pooledGrapheme ?? 0]
  }

  /// The text of a line, without the blanks at its end.
  public func text(line: Int) -> String {
    withLine(line) { cells in
      var end = cells.count
      while end > 0, cells[end - 1].isSpace { end -= 1 }
      var text = ""
      for column in 0..<end { text += self.text(of: cells[column]) }
      return text
    }
  }

  /// Makes everything blank and forgets the pooled graphemes.
  package func clear() {
    graphemes.removeAll()
    cells.withUnsafeMutableBufferPointer { $0.fill(with: .blank) }
  }

  /// Changes the extent; everything is blank after that.
  package func resize(to size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    graphemes.removeAll()
  }

  /// Calls a closure with the cells of one line to change.
  func withMutableLine(_ line: Int, _ body: (UnsafeMutableBufferPointer<ScreenCell>) -> Void) {
    guard line >= 0, line < size.height else { return }
    let range = line * size.width..<(line + 1) * size.width
    cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  /// Returns what stands for a grapheme in a cell.
  func glyph(for grapheme: String) -> UInt32 {
    UInt32(graphemes.number(of: grapheme)) | ScreenCell.pooledFlag
  }

  /// Moves the lines of a region up (or down, for a negative distance); those that come in keep
  /// what they showed, for the caller to draw.
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
