import RowKit

/// The names of the columns, aligned with the rows below them.
struct CSVHeaderContent: CellContent {
  let line: CSVLineContent

  var plainText: String { line.plainText }

  var spokenText: SpokenText { SpokenText("", value: plainText) }

  func draw(on canvas: Canvas) {
    let (left, right) = CSVHeaderContent.margins(canvas.width)
    line.draw(on: canvas.inset(left: left, right: right))
  }

  /// Returns the field at a column of the screen, or `nil` for none.
  func field(at column: Int, width: Int) -> Int? {
    let (left, right) = CSVHeaderContent.margins(width)
    let place = column - left
    let spans = line.layout.spans(in: width - left - right)
    return spans.first { $0.start <= place && place <= $0.start + $0.width }?.field
  }

  private static func margins(_ width: Int) -> (left: Int, right: Int) {
    width >= 8 ? (2, 1) : (1, 0)
  }
}
