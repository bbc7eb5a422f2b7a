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
    let lines = canvas.wrappedLines(of: text, limit: limit)
    for line in canvas.visibleLines.clamped(to: 0..<lines.count) {
      draw(lines[line], line: line, on: canvas)
    }
  }

  private var limit: Int { numberOfLines > 0 ? numberOfLines : .max }

  private func draw(_ text: String, line: Int, on canvas: Canvas) {
    canvas.text(text, aligned: alignment, line: line, style: style)
  }
}

/// A stack of contents, one below the other.
public struct LinesContent: CellContent {
  private let parts: [any CellContent]

  /// Creates a stack of contents, from the top.
  public init(_ parts: [any CellContent]) {
    self.parts = parts
  }

  public var plainText: String { parts.map(\.plainText).joined(separator: " ") }

  /// The words of all parts that have any.
  public var spokenText: SpokenText {
    SpokenText(joining: parts.map(\.spokenText), separator: " ")
  }

  public func height(forWidth width: Int) -> Int {
    parts.reduce(0) { $0 + $1.height(forWidth: width) }
  }

  public func draw(on canvas: Canvas) {
    var line = 0
    for part in parts {
      let height = part.height(forWidth: canvas.width)
      part.draw(
        on: canvas[ScreenRectangle(column: 0, line: line, width: canvas.width, height: height)])
      line += height
    }
  }
}

/// The layout of a label and a companion that share a width, side by side or one below the other.
///
/// Both stay on one line as long as both can be read there. Otherwise the companion goes below the
/// label. If the label can't be read on a line of its own either, the label is cut instead.
package struct LabelLayout {
  /// The columns of the companion, up to the right edge.
  package let columns: Range<Int>

  /// Whether the companion is below the label.
  package let isBelow: Bool

  /// Creates the layout of a label and its companion.
  ///
  /// - Parameters:
  ///   - labelWidth: The number of columns of the label, or 0 if there is none.
  ///   - wanted: The number of columns for the companion, or `nil` for all that the label
  ///     leaves.
  ///   - needed: The minimum number of columns with which the companion stays beside the label. If
  ///     0, half of the width, or `wanted` if that is less.
  ///   - width: The number of columns that both share.
  ///   - height: The number of lines that both share. With one line, nothing goes below.
  package init(labelWidth: Int, wanted: Int?, needed: Int, width: Int, height: Int = .max) {
    let width = max(0, width)
    let wanted = wanted.map { max(0, $0) }
    let half = max(0, (width - 2) / 2)
    let needed = needed > 0 ? needed : min(wanted ?? half, half)
    var room = labelWidth == 0 ? width : width - labelWidth - 2
    let fits = labelWidth == 0 || room >= needed
    isBelow = !fits && width > 0 && height > 1 && (labelWidth <= width || needed > half)
    if !fits { room = isBelow ? width : max(room, half) }
    columns = (width - min(wanted ?? room, room))..<width
  }
}
