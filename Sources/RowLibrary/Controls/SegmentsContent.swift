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
      let next = (selected ?? -1) + direction(at: column, width: width)
      return next != selected && titles.indices.contains(next) ? next : nil
    }
    var start = width - self.width
    for (index, title) in titles.enumerated() {
      let end = start + TextWidth.width(of: title) + 2
      if (start..<end).contains(column) { return index }
      start = end + 1
    }
    return nil
  }

  /// Returns the direction of the arrow at a column, or 0 if there is none.
  ///
  /// An arrow takes two columns: its own and the blank between it and the selected title.
  private func direction(at column: Int, width: Int) -> Int {
    let left = leftArrow(width)
    return (left...left + 1).contains(column) ? -1 : (width - 2..<width).contains(column) ? 1 : 0
  }

  /// Returns the column of the left arrow if only the selected title is shown.
  private func leftArrow(_ width: Int) -> Int {
    width - 4 - TextWidth.width(of: TextTruncation.truncate(plainText, to: max(0, width - 4)))
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
      // Nothing else shows that the only title isn't selected.
      let text = isSelected ? "‹\(title)›" : titles.count == 1 ? "○ \(title)" : " \(title) "
      let style = isSelected ? Style.tint.adding(.bold) : .secondary
      column = canvas.text(text, at: column, style: style)
    }
  }

  private func drawSelected(on canvas: Canvas) {
    let place = selected ?? -1
    let right = canvas.width - 1
    canvas.text("›", at: right, style: place + 1 < titles.count ? .tint : .disabled)
    canvas.trailingText(
      plainText, endingAt: right - 1, width: max(0, canvas.width - 4), style: .bold)
    canvas.text("‹", at: leftArrow(canvas.width), style: place > 0 ? .tint : .disabled)
  }
}
