/// Colours in a grid, of which one is chosen.
public struct SwatchesContent: CellContent, Hashable, Sendable {
  private let colors: [RGBColor]
  private let selected: Int?
  private let isActive: Bool

  /// The columns of one colour.
  static let swatchWidth = 4

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - colors: The colours in reading order.
  ///   - selected: The chosen one; nil for none of them.
  ///   - isActive: Whether the keys move in the grid.
  public init(_ colors: [RGBColor], selected: Int?, isActive: Bool = true) {
    self.colors = colors
    self.selected = selected
    self.isActive = isActive
  }

  /// How many colours stand in a line of a width.
  public static func columnCount(_ width: Int) -> Int {
    max(1, min(8, width / swatchWidth))
  }

  /// Which colour stands at a point; nil for none.
  func swatch(at point: ScreenPoint, width: Int) -> Int? {
    let columns = SwatchesContent.columnCount(width)
    let column = point.column / SwatchesContent.swatchWidth
    let index = point.line * columns + column
    return point.column >= 0 && column < columns && colors.indices.contains(index) ? index : nil
  }

  public func height(forWidth width: Int) -> Int {
    let columns = SwatchesContent.columnCount(width)
    return max(1, (colors.count + columns - 1) / columns)
  }

  public func draw(on canvas: Canvas) {
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
