/// A row of titles of which one is selected.
///
/// If there is no room for all titles, only the selected one is shown, between arrows that point to
/// the others.
struct SegmentsContent: CellContent, Hashable, Sendable {
  private let titles: [String]
  private let selected: Int?

  /// Creates segments.
  ///
  /// - Parameters:
  ///   - titles: The titles, from the left.
  ///   - selected: The index of the selected title. An index out of range, or `nil`, selects none.
  init(_ titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected.flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  /// The number of columns that all titles take.
  var width: Int {
    titles.reduce(0) { $0 + TextWidth.width(of: $1) + 2 } + max(0, titles.count - 1)
  }

  /// The minimum number of columns with which any title can be read.
  var neededWidth: Int {
    min(width, (titles.map { TextWidth.width(of: $0) }.max() ?? 0) + 4)
  }

  /// Returns the index of the title at a column, or `nil` if there is none.
  func segment(at column: Int, width: Int) -> Int? {
    guard self.width <= width else {
      // Only the selected title is shown, between two arrows.
      guard (0..<width).contains(column) else { return nil }
      let next = (selected ?? -1) + (column >= width - 2 ? 1 : -1)
      return titles.indices.contains(next) ? next : nil
    }
    var start = width - self.width
    for (index, title) in titles.enumerated() {
      let end = start + TextWidth.width(of: title) + 2
      if (start..<end).contains(column) { return index }
      start = end + 1
    }
    return nil
  }

  var plainText: String { selected.map { titles[$0] } ?? "" }

  func draw(on canvas: Canvas) {
    guard width <= canvas.width else { return drawSelected(on: canvas) }
    var column = canvas.width - width
    for (index, title) in titles.enumerated() {
      if index > 0 {
        canvas.text("│", at: column, style: Style(foreground: .role(.separator)))
        column += 1
      }
      let isSelected = index == selected
      let text = isSelected ? "‹\(title)›" : " \(title) "
      let style = isSelected ? Style.tint.adding(.bold) : .secondary
      column = canvas.text(text, at: column, style: style)
    }
  }

  private func drawSelected(on canvas: Canvas) {
    let place = selected ?? -1
    let right = canvas.width - 1
    canvas.text("›", at: right, style: place + 1 < titles.count ? .tint : .disabled)
    let start = canvas.trailingText(
      plainText, endingAt: right - 1, width: max(0, canvas.width - 4), style: .bold)
    canvas.text("‹", at: start - 2, style: place > 0 ? .tint : .disabled)
  }
}
