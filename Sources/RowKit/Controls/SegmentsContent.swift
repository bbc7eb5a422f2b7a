/// Words side by side of which one is chosen.
///
/// Where there is no room for all of them, only the chosen one is seen, between arrows that point
/// to the others.
public struct SegmentsContent: CellContent, Hashable, Sendable {
  private let titles: [String]
  private let selected: Int?

  /// Creates segments.
  ///
  /// - Parameters:
  ///   - titles: The words, from the left.
  ///   - selected: Which of them is chosen, from 0 on; anything else for none.
  public init(_ titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected.flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  /// The columns that all words take.
  public var width: Int {
    titles.reduce(0) { $0 + TextWidth.width(of: $1) + 2 } + max(0, titles.count - 1)
  }

  /// The columns with which any of the words can be read.
  public var neededWidth: Int {
    min(width, (titles.map { TextWidth.width(of: $0) }.max() ?? 0) + 4)
  }

  public var plainText: String { selected.map { titles[$0] } ?? "" }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
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
