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
