/// What is drawn behind the rows of a page table.
///
/// It knows where its row stands among those of its section, whatever was inserted or removed.
/// Subclass it, or set its colours, and name it in ``PageCell/pageCellBackgroundType``:
///
/// ```swift
/// final class DuskBackground: PageCellBackground {
///   required init(style: TableStyle) {
///     super.init(style: style)
///     topColor = .rgb(30, 30, 60)
///     bottomColor = .rgb(60, 30, 60)
///     strokeColor = .role(.tint)
///   }
/// }
/// ```
///
/// Text on colours of red, green and blue is drawn black or white, whichever can be read.
@MainActor open class PageCellBackground {
  /// How the table sets its sections apart.
  public final let style: TableStyle

  /// Where the row stands among those of its section.
  public internal(set) final var position = GroupPosition.only

  /// The colour at the beginning of the row; nil for what the table has there.
  public final var topColor: Color?

  /// The colour at the end of the row, to which the first one changes step by step; nil for the
  /// first one.
  ///
  /// Colours change step by step if both are of red, green and blue.
  public final var bottomColor: Color?

  /// The same for the row that has the cursor or is selected.
  ///
  /// By default the theme's selection. Without colours such a row is drawn in reverse.
  public final var selectedTopColor: Color?

  /// The colour at the end of such a row; nil for the first one.
  public final var selectedBottomColor: Color?

  /// The colour of the card's border beside the row, and above the first one or below the last one
  /// of a section; nil for the table's.
  ///
  /// Rows of a plain table have no border.
  public final var strokeColor: Color?

  /// Whether a line is drawn between a row and the next.
  ///
  /// By default false: the rows of a terminal stand apart without it.
  public final var drawsSeparator = false

  /// Creates a background for a table of a style.
  public required init(style: TableStyle) {
    self.style = style
  }

  /// Draws, on a canvas of the row's extent whose standard background is drawn already.
  open func draw(on canvas: Canvas, isSelected: Bool) {
    if let first = isSelected ? selectedTopColor : topColor {
      canvas.restyle(Gradient(first, isSelected ? selectedBottomColor : bottomColor))
      if isSelected { canvas.restyle(Style(attributes: .highlight)) }
    }
    if drawsSeparator, position == .top || position == .middle {
      canvas.restyle(
        columns: 0..<canvas.width, line: canvas.height - 1, Style(attributes: .underline))
    }
  }
}
