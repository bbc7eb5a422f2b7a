/// The background of the rows of a page table.
///
/// The position of the row in the section is updated when rows are inserted and removed. Subclass
/// the background, or set its colors, and return the subclass from
/// ``PageCell/pageCellBackgroundType``:
///
/// ```swift
/// final class DuskBackground: PageCellBackground {
///   required init(style: TableStyle) {
///     super.init(style: style)
///     gradient = Gradient(.rgb(30, 30, 60), .rgb(60, 30, 60))
///     strokeColor = .role(.tint)
///   }
/// }
/// ```
///
/// Text on RGB colors is drawn in black or white, whichever is readable.
@MainActor open class PageCellBackground: CellBackground {
  /// The style of the table.
  public final let style: TableStyle

  /// The position of the row in its section.
  public internal(set) final var position = GroupPosition.only

  /// The colors from the start to the end of the row, or `nil` for the table's color.
  public final var gradient: Gradient?

  /// The colors of the row while it has the cursor or is selected.
  ///
  /// The default is `nil`: the theme's selection color. Without colors such a row is drawn in reverse.
  public final var selectedGradient: Gradient?

  /// The color of the card's border beside the row, and above the first or below the last row of a
  /// section, or `nil` for the table's color.
  ///
  /// Rows of a plain table have no border.
  public final var strokeColor: Color?

  /// Whether a line is drawn between a row and the next.
  ///
  /// The default is `false`.
  public final var drawsSeparator = false

  /// Creates a background for a table with a style.
  public required init(style: TableStyle) {
    self.style = style
  }

  /// Draws the background on a canvas of the row's size that shows the standard background.
  open func draw(on canvas: Canvas, isSelected: Bool) {
    if let gradient = isSelected ? selectedGradient : gradient {
      canvas.restyle(gradient)
      if isSelected { canvas.restyle(Style(attributes: .highlight)) }
    }
    if drawsSeparator, position == .top || position == .middle {
      canvas.restyle(
        columns: 0..<canvas.width, line: canvas.height - 1, Style(attributes: .underline))
    }
  }
}
