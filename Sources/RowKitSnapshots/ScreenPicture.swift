import RowKitScreens

/// A picture that is built line by line from backgrounds, lines and blocks, text, and the caret.
struct ScreenPicture {
  let metrics: PictureMetrics
  let colors: PictureColors
  private(set) var backgrounds = PathList()
  private(set) var fills = PathList()
  private(set) var strokes = PathList()
  private(set) var runs: [(line: Int, run: TextRun)] = []
  private(set) var caret: ScreenPoint?

  init(size: ScreenSize, theme: Theme) {
    metrics = PictureMetrics(size: size)
    colors = PictureColors(theme)
  }

  mutating func addLine(_ line: Int, of buffer: ScreenBuffer) {
    let looks = (0..<buffer.size.width).map { colors.look(of: buffer[$0, line]) }
    addBackgrounds(looks, line)
    addDecorations(looks, line)
    addGraphemes(line, of: buffer, looks)
  }

  /// Adds the caret if it is on the screen.
  mutating func addCaret(at point: ScreenPoint) {
    if ScreenRectangle(metrics.size).contains(point) { caret = point }
  }

  private mutating func addBackgrounds(_ looks: [PictureLook], _ line: Int) {
    for (background, columns) in ScreenPicture.stretches(of: looks, by: \.background)
    where background != colors.page {
      let (x, y) = metrics.area(behind: columns, line: line)
      let path = "M\(x.lowerBound) \(y.lowerBound)h\(x.count)v\(y.count)h-\(x.count)z"
      backgrounds.add(path, color: background)
    }
  }

  /// Adds underlines and lines through text as paths, which continue across spaces and runs.
  private mutating func addDecorations(_ looks: [PictureLook], _ line: Int) {
    let lines: [(TextAttributes, Int)] = [(.underline, 17), (.strikethrough, 10)]
    for (attribute, distance) in lines {
      let colored = looks.map { $0.attributes.contains(attribute) ? $0.foreground : nil }
      for (color, columns) in ScreenPicture.stretches(of: colored, by: \.self) {
        guard let color else { continue }
        let width = columns.count * PictureMetrics.cellWidth
        let path = "M\(metrics.x(columns.lowerBound)) \(metrics.y(line) + distance).5h\(width)"
        strokes.add(path, color: color)
      }
    }
  }

  private mutating func addGraphemes(
    _ line: Int, of buffer: ScreenBuffer, _ looks: [PictureLook]
  ) {
    var open: TextRun?
    var column = 0
    while column < buffer.size.width {
      let cell = buffer[column, line]
      let width = max(1, Int(cell.width))
      let art = addLineArt(at: column, line, of: buffer, looks)
      if art == 0, !cell.isSpace, !cell.isContinuation {
        let text = buffer.text(of: cell)
        let next = TextRun(text, at: column, width: width, look: looks[column])
        if open?.add(next) != true {
          open.map { runs.append((line, $0)) }
          open = next
        }
      }
      column += max(width, art)
    }
    open.map { runs.append((line, $0)) }
  }

  /// Adds lines or blocks starting at a column.
  ///
  /// - Returns: The number of columns they occupy, or 0 if there are none.
  private mutating func addLineArt(
    at column: Int, _ line: Int, of buffer: ScreenBuffer, _ looks: [PictureLook]
  ) -> Int {
    let cell = buffer[column, line]
    guard let scalar = cell.scalar, (0x2500..<0x25A0).contains(scalar.value) else { return 0 }
    let text = buffer.text(of: cell)
    var count = 1
    while LineArt.repeats(text), column + count < looks.count,
      buffer[column + count, line].scalar == scalar, looks[column + count] == looks[column]
    {
      count += 1
    }
    let (x, y) = (metrics.x(column), metrics.y(line))
    switch LineArt.shape(text, x: x, y: y, count: count) {
    case .stroke(let path): strokes.add(path, color: looks[column].foreground)
    case .fill(let path): fills.add(path, color: looks[column].foreground)
    case nil: return 0
    }
    return count
  }

  /// Returns the ranges of a line in which a value stays the same.
  private static func stretches<Element, Value: Equatable>(
    of line: [Element], by value: (Element) -> Value
  ) -> [(Value, Range<Int>)] {
    var stretches: [(Value, Range<Int>)] = []
    for (column, element) in line.enumerated() {
      if let (last, columns) = stretches.last, last == value(element) {
        stretches[stretches.count - 1] = (last, columns.lowerBound..<column + 1)
      } else {
        stretches.append((value(element), column..<column + 1))
      }
    }
    return stretches
  }
}
