import Files
import RowKit

/// The values of a record, aligned with the names of their columns.
struct CSVLineContent: CellContent {
  /// The span of columns that a value takes.
  struct Span: Hashable {
    let field: Int
    let start: Int
    let width: Int
    let alignment: TextAlignment
  }

  /// The positions of the columns.
  let layout: CSVLayout

  /// Returns the value of a column; nil where the record has none.
  let value: (Int) -> String?

  /// Returns all values, seen or not.
  let values: () -> [String]

  var style = Style.plain
  var marks: [BytePattern] = []

  /// Returns the text to copy, or `nil` for the plain text.
  var whole: (() -> String?)?

  var plainText: String { values().joined(separator: "\t") }

  /// The first value, and the others that aren't empty behind the names of their columns.
  ///
  /// The names tell two values from a value with a comma.
  var spokenText: SpokenText {
    let values = values()
    let rest = values.enumerated().dropFirst().filter { !$1.isEmpty }
      .map { "\(layout.name(of: $0)) \($1)" }
    let first = values.first.map { $0.isEmpty ? "empty" : $0 } ?? ""
    return SpokenText(first, value: rest.isEmpty ? nil : rest.joined(separator: ", "))
  }

  var copiedText: String? { if let whole { whole() } else { plainText } }

  func draw(on canvas: Canvas) {
    for span in layout.spans(in: canvas.width) {
      guard let value = value(span.field) else { continue }
      let part = ScreenRectangle(column: span.start, line: 0, width: span.width, height: 1)
      let text = TextContent(value, style: style, alignment: span.alignment, numberOfLines: 1)
      text.draw(on: canvas[part])
      mark(value, span, on: canvas[part])
    }
  }

  private func mark(_ value: String, _ span: Span, on canvas: Canvas) {
    guard !marks.isEmpty else { return }
    let width = TextWidth.width(of: value)
    let start = span.alignment == .trailing ? max(0, span.width - width) : 0
    canvas.mark(marks, in: value, from: start, to: min(span.width, start + width))
  }
}
