import Files
import RowKit

/// A line of a log with its number, and with marks on what was looked for.
struct LogLineContent: CellContent {
  let number: String
  let gutter: Int
  let text: String
  let style: Style
  let marks: [BytePattern]

  var plainText: String { text }

  func height(forWidth width: Int) -> Int { 1 }

  func draw(on canvas: Canvas) {
    let start = gutter > 0 && canvas.width > gutter + 10 ? gutter + 1 : 0
    if start > 0 {
      canvas.trailingText(number, endingAt: gutter, width: gutter, style: .disabled)
    }
    canvas.truncatedText(text, at: start, width: canvas.width - start, style: style)
    for mark in marks { draw(mark, from: start, on: canvas) }
  }

  private func draw(_ mark: BytePattern, from start: Int, on canvas: Canvas) {
    let seen = Array(text.utf8.prefix(canvas.width * 4))
    var place = 0
    while let match = seen.withUnsafeBytes({ mark.first(in: $0, from: place) }) {
      let before = String(decoding: seen[..<match], as: UTF8.self)
      let column = start + TextWidth.width(of: before)
      guard column < canvas.width else { return }
      let width = TextWidth.width(of: mark.text)
      canvas.restyle(columns: column..<min(canvas.width, column + width), line: 0, .match)
      place = match + mark.bytes.count
    }
  }
}
