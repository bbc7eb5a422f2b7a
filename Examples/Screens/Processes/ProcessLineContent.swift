import RowKit

/// A line of the list of processes, or the titles above them.
///
/// On a narrow screen first the memory is left out, then the load, so that the command can be read.
struct ProcessLineContent: CellContent {
  let number: String
  let load: String
  let memory: String
  let command: String
  let style: Style

  private static let memoryMinimum = 40
  private static let loadMinimum = 32

  var plainText: String { [number, load, memory, command].joined(separator: "\t") }

  func draw(on canvas: Canvas) { columns(canvas.width).draw(on: canvas) }

  /// Returns the place of the column at a position among all four columns, or `nil` between them.
  func index(at column: Int, width: Int) -> Int? {
    columns(width).index(at: column, width: width).map { shown(width)[$0] }
  }

  /// Returns the columns for which there is room.
  private func shown(_ width: Int) -> [Int] {
    if width >= ProcessLineContent.memoryMinimum { return [0, 1, 2, 3] }
    return width >= ProcessLineContent.loadMinimum ? [0, 1, 3] : [0, 3]
  }

  private func columns(_ width: Int) -> ColumnsContent {
    let all = [
      column(number, width: 7), column(load, width: 6), column(memory, width: 8),
      .flexible(TextContent(command, style: style, numberOfLines: 1)),
    ]
    return ColumnsContent(shown(width).map { all[$0] })
  }

  private func column(_ text: String, width: Int) -> ColumnsContent.Column {
    .fixed(width, TextContent(text, style: style, alignment: .trailing, numberOfLines: 1))
  }
}
