/// Text in one style, on one line or wrapped.
public struct TextContent: CellContent, Hashable, Sendable {
  /// The text.
  public var text: String

  /// The style.
  public var style: Style

  /// The horizontal alignment of the text.
  public var alignment: TextAlignment

  /// The maximum number of lines, or 0 for no limit.
  public var numberOfLines: Int

  /// Creates text.
  ///
  /// By default, the number of lines is unlimited.
  public init(
    _ text: String, style: Style = .plain, alignment: TextAlignment = .leading,
    numberOfLines: Int = 0
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }

  public var plainText: String { text }

  public func height(forWidth width: Int) -> Int {
    numberOfLines == 1 ? 1 : TextWrapping.lineCount(text, width: width, limit: limit)
  }

  public func draw(on canvas: Canvas) {
    if numberOfLines == 1 { return draw(text, line: 0, on: canvas) }
    let lines = TextWrapping.cutLines(text, width: canvas.width, limit: limit)
    for (line, text) in lines.enumerated() where canvas.visibleLines.contains(line) {
      draw(text, line: line, on: canvas)
    }
  }

  private var limit: Int { numberOfLines > 0 ? numberOfLines : .max }

  private func draw(_ text: String, line: Int, on canvas: Canvas) {
    switch alignment {
    case .leading: canvas.truncatedText(text, line: line, width: canvas.width, style: style)
    case .center: canvas.centeredText(text, line: line, style: style)
    case .trailing:
      canvas.trailingText(
        text, endingAt: canvas.width, line: line, width: canvas.width, style: style)
    }
  }
}
