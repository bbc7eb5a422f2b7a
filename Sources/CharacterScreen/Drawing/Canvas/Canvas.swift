/// A part of the screen to draw on, with its own coordinates starting at (0, 0).
///
/// Drawing outside the canvas is clipped. A canvas is a view: its copies draw on the same screen.
///
/// ```swift
/// func draw(on canvas: Canvas) {
///   canvas.text("Battery", style: .bold)
///   canvas.text("82 %", at: canvas.width - 4, style: .secondary)
/// }
/// ```
public struct Canvas {
  /// The width in columns, including any that are clipped.
  public let width: Int

  /// The height in lines, including any that are clipped.
  public let height: Int

  let buffer: ScreenBuffer
  private let originColumn: Int
  private let originLine: Int
  private let clip: ScreenRectangle

  /// Creates a canvas over a whole screen.
  public init(_ buffer: ScreenBuffer) {
    self.init(
      buffer: buffer, frame: ScreenRectangle(buffer.size), clip: ScreenRectangle(buffer.size))
  }

  private init(buffer: ScreenBuffer, frame: ScreenRectangle, clip: ScreenRectangle) {
    self.buffer = buffer
    self.clip = clip
    width = frame.width
    height = frame.height
    originColumn = frame.column
    originLine = frame.line
  }

  /// The size in columns and lines.
  public var size: ScreenSize { ScreenSize(width: width, height: height) }

  /// The position of the top left corner on the screen.
  package var origin: ScreenPoint { ScreenPoint(column: originColumn, line: originLine) }

  /// The lines that are not clipped, in the canvas's own coordinates.
  package var visibleLines: Range<Int> {
    let first = max(0, clip.line - originLine)
    return first..<max(first, min(height, clip.endLine - originLine))
  }

  /// Returns a canvas for a part of this one, clipped to its bounds.
  public subscript(_ part: ScreenRectangle) -> Canvas {
    let frame = ScreenRectangle(
      column: originColumn + Canvas.near(part.column), line: originLine + Canvas.near(part.line),
      width: part.width, height: part.height)
    return Canvas(buffer: buffer, frame: frame, clip: clip.intersection(frame))
  }

  /// Returns a canvas without the given numbers of columns and lines at its edges.
  public func inset(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) -> Canvas {
    self[
      ScreenRectangle(
        column: left, line: top, width: width - left - right, height: height - top - bottom)]
  }

  /// Fills the canvas with spaces in a style.
  public func fill(_ style: Style = .plain) {
    releaseEdges()
    guard style.foreground == .clear || style.background == .clear else {
      let cell = Canvas.restyled(.blank, over: .blank, style)
      changeRuns(lines: 0..<height, columns: 0..<width) { $0.fill(with: cell) }
      return
    }
    change(lines: 0..<height, columns: 0..<width) { cell in
      cell = Canvas.restyled(.blank, over: cell, style)
    }
  }

  /// Changes the style of cells that are already drawn in a range of columns of one line.
  public func restyle(columns: Range<Int>, line: Int, _ style: Style) {
    guard visibleLines.contains(line) else { return }
    change(lines: line..<line + 1, columns: columns) { cell in
      cell = Canvas.restyled(cell, over: cell, style)
    }
  }

  /// Changes the style of everything that is already drawn.
  public func restyle(_ style: Style) {
    for line in 0..<height { restyle(columns: 0..<width, line: line, style) }
  }

  /// Makes role-based text on the selection's background legible by using the selection's text
  /// colour.
  package func makeLegibleOnSelection() {
    change(lines: 0..<height, columns: 0..<width) { cell in
      guard cell.background == .role(.selection), case .role = cell.foreground.kind else { return }
      cell.foreground = .role(.selectionText)
    }
  }

  /// Greys out everything that is already drawn, except on the selection and on matches, where grey
  /// text can't be read.
  package func fade() {
    change(lines: 0..<height, columns: 0..<width) { cell in
      let ground = cell.background
      guard ground != .role(.selection), ground != .role(.match) else { return }
      cell = Canvas.restyled(cell, over: cell, .disabled)
    }
  }

  /// Makes columns of a line press a key when they are clicked.
  package func press(_ key: KeyPress, columns: Range<Int>, line: Int = 0) {
    guard let target = target(line: line) else { return }
    let columns = visibleOnScreen(columns)
    let frame = ScreenRectangle(
      column: columns.lowerBound, line: target.line, width: columns.count, height: 1)
    buffer.pressableKeys.append(PressableKey(frame: frame, key: key))
  }

  /// Makes nothing on the canvas press a key when it is clicked.
  package func removeKeys() {
    buffer.pressableKeys.removeAll { $0.frame.overlaps(clip) }
  }

  /// Scrolls lines up, or down for a negative distance, over the whole width of the screen.
  ///
  /// The canvas must be as wide as the screen.
  package func scroll(lines: Range<Int>, by distance: Int) {
    buffer.scroll(
      lines: (lines.lowerBound + originLine)..<(lines.upperBound + originLine), by: distance)
  }

  /// Returns the position of a line on the screen and its drawable columns, or `nil` if it is
  /// clipped.
  func target(line: Int) -> (line: Int, columns: Range<Int>)? {
    guard visibleLines.contains(line), clip.width > 0 else { return nil }
    return (originLine + line, clip.column..<clip.endColumn)
  }

  /// Returns a column or line, or a nearer one out of view that can be added to others.
  static func near(_ place: Int) -> Int { max(-(1 << 40), min(place, 1 << 40)) }

  /// Returns the columns of the screen at which columns of the canvas are drawn, unless they are
  /// clipped.
  func visibleOnScreen(_ columns: Range<Int>) -> Range<Int> {
    let first = max(0, clip.column - originColumn)
    let end = max(first, min(width, clip.endColumn - originColumn))
    // Clamped first, because sums with greater columns may overflow.
    let visible = columns.clamped(to: first..<end)
    return visible.lowerBound + originColumn..<visible.upperBound + originColumn
  }

  func change(
    lines: Range<Int>, columns: Range<Int>, _ body: (inout ScreenCell) -> Void
  ) {
    changeRuns(lines: lines, columns: columns) { cells in
      for place in cells.indices { body(&cells[place]) }
    }
  }

  /// Calls a closure with the cells of each line.
  private func changeRuns(
    lines: Range<Int>, columns: Range<Int>,
    _ body: (UnsafeMutableBufferPointer<ScreenCell>) -> Void
  ) {
    let visible = visibleOnScreen(columns)
    for line in lines.clamped(to: visibleLines) {
      guard let target = target(line: line) else { continue }
      buffer.withMutableLine(target.line) { cells in
        body(UnsafeMutableBufferPointer(rebasing: cells[visible]))
      }
    }
  }

  /// Blanks wide graphemes that the edges of the canvas would cut in two.
  private func releaseEdges() {
    let columns = visibleOnScreen(0..<width)
    for line in visibleLines {
      guard let target = target(line: line) else { continue }
      buffer.withMutableLine(target.line) { Canvas.releaseWideCells(in: $0, at: columns) }
    }
  }

  /// Blanks wide graphemes that a range would cut in two, so that no cell continues a grapheme that
  /// is gone.
  static func releaseWideCells(
    in cells: UnsafeMutableBufferPointer<ScreenCell>, at range: Range<Int>
  ) {
    guard !range.isEmpty else { return }
    if cells[range.lowerBound].isContinuation {
      var column = range.lowerBound
      while column > 0, cells[column].isContinuation {
        blank(&cells[column])
        column -= 1
      }
      blank(&cells[column])
    }
    var column = range.upperBound
    while column < cells.count, cells[column].isContinuation {
      blank(&cells[column])
      column += 1
    }
    if column > range.upperBound { releaseLead(in: cells, before: range.upperBound) }
  }

  private static func releaseLead(
    in cells: UnsafeMutableBufferPointer<ScreenCell>, before end: Int
  ) {
    var column = end - 1
    while column > 0, cells[column].isContinuation {
      blank(&cells[column])
      column -= 1
    }
    blank(&cells[column])
  }

  private static func blank(_ cell: inout ScreenCell) {
    cell.glyph = 0x20
    cell.width = 1
  }

  /// Returns a cell in a style, keeping the old cell's colours where the style leaves them clear.
  @inline(__always)
  static func restyled(_ cell: ScreenCell, over old: ScreenCell, _ style: Style) -> ScreenCell {
    var cell = cell
    cell.foreground = style.foreground == .clear ? old.foreground : style.foreground
    cell.background = style.background == .clear ? old.background : style.background
    cell.attributes.formUnion(style.attributes)
    return cell
  }
}
