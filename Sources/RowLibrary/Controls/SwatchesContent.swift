/// A grid of colours of which one is selected.
struct SwatchesContent: CellContent, Hashable, Sendable {
  private let colors: [RGBColor]
  private let selected: Int?
  private let isActive: Bool

  /// The width of one colour in columns.
  static let swatchWidth = 4

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - colors: The colours in reading order.
  ///   - selected: The index of the selected colour, or `nil` for none.
  ///   - isActive: Whether the keys move within the grid. The default is `true`.
  init(_ colors: [RGBColor], selected: Int?, isActive: Bool = true) {
    self.colors = colors
    self.selected = selected
    self.isActive = isActive
  }

  /// Returns the number of colours on a line of a width in columns.
  static func columnCount(_ width: Int) -> Int {
    max(1, min(8, width / swatchWidth))
  }

  /// Returns the index of the colour at a point, or `nil` if there is none.
  func swatch(at point: ScreenPoint, width: Int) -> Int? {
    let columns = SwatchesContent.columnCount(width)
    let column = point.column / SwatchesContent.swatchWidth
    let index = point.line * columns + column
    return point.column >= 0 && column < columns && colors.indices.contains(index) ? index : nil
  }

  func height(forWidth width: Int) -> Int {
    let columns = SwatchesContent.columnCount(width)
    return max(1, (colors.count + columns - 1) / columns)
  }

  func draw(on canvas: Canvas) {
    let columns = SwatchesContent.columnCount(canvas.width)
    for (index, color) in colors.enumerated() {
      let column = index % columns * SwatchesContent.swatchWidth
      let line = index / columns
      canvas.text("██", at: column + 1, line: line, style: Style(foreground: color.color))
      guard index == selected else { continue }
      canvas.text("[", at: column, line: line, style: isActive ? .bold : .secondary)
      canvas.text("]", at: column + 3, line: line, style: isActive ? .bold : .secondary)
    }
  }
}
