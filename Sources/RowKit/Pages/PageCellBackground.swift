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
///   }
/// }
/// ```
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
  /// By default the theme's selection.
  public final var selectedTopColor: Color?

  /// The colour at the end of such a row; nil for the first one.
  public final var selectedBottomColor: Color?

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
    let first = isSelected ? selectedTopColor : topColor
    let last = isSelected ? selectedBottomColor : bottomColor
    if let first { fill(canvas, from: first, to: last ?? first) }
    if drawsSeparator, position == .top || position == .middle {
      canvas.restyle(
        columns: 0..<canvas.width, line: canvas.height - 1, Style(attributes: .underline))
    }
  }

  private func fill(_ canvas: Canvas, from first: Color, to last: Color) {
    guard first != last, case .rgb = first.kind, case .rgb = last.kind else {
      return canvas.restyle(Style(background: first))
    }
    // In steps of four columns: a person sees no more, and the terminal gets less to do.
    for line in canvas.visibleLines {
      for column in stride(from: 0, to: canvas.width, by: 4) {
        let along = Double(column) / Double(max(1, canvas.width))
        let down = Double(line) / Double(canvas.height)
        let color = Color.mix(first, last, (along + down) / (canvas.height > 1 ? 2 : 1))
        canvas.restyle(
          columns: column..<min(column + 4, canvas.width), line: line, Style(background: color))
      }
    }
  }
}

extension Color {
  /// The colour between two of red, green and blue, from 0 for the first to 1 for the second.
  static func mix(_ first: Color, _ second: Color, _ share: Double) -> Color {
    guard case .rgb(let r1, let g1, let b1) = first.kind,
      case .rgb(let r2, let g2, let b2) = second.kind
    else { return first }
    func between(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let share = min(1, max(0, share))
      return UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return .rgb(between(r1, r2), between(g1, g2), between(b1, b2))
  }
}
