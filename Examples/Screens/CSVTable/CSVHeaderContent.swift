import RowKit

/// The names of the columns, aligned with the rows below them.
struct CSVHeaderContent: CellContent {
  let line: CSVLineContent

  var plainText: String { line.plainText }

  func height(forWidth width: Int) -> Int { 1 }

  func draw(on canvas: Canvas) {
    let isWide = canvas.width >= 8
    line.draw(on: canvas.inset(left: isWide ? 2 : 1, right: isWide ? 1 : 0))
  }
}
