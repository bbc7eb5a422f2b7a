import Files
import RowKit

/// The positions of a table's columns, and the first visible one.
struct CSVLayout {
  /// The columns.
  private(set) var columns: [CSVColumn]

  /// The first visible column.
  private(set) var first = 0

  /// The largest width of a column, in screen columns.
  private static let limit = 40

  /// The space between columns.
  private static let spacing = 2

  init(_ columns: [CSVColumn]) {
    self.columns = columns
  }

  /// Widens the columns for a record.
  ///
  /// Returns whether the layout changed.
  mutating func fit(_ fields: [String], width: (String) -> Int) -> Bool {
    let fitting = CSVColumn.all(columns, fitting: fields, limit: CSVLayout.limit, width: width)
    defer { columns = fitting }
    return fitting != columns
  }

  /// Scrolls sideways by a number of columns.
  ///
  /// Returns whether the layout changed.
  mutating func move(by count: Int) -> Bool {
    let target = max(0, min(columns.count - 1, first + count))
    defer { first = target }
    return target != first
  }

  /// Returns the columns visible in a width.
  func spans(in width: Int) -> [CSVLineContent.Span] {
    var spans: [CSVLineContent.Span] = []
    var start = 0
    for place in columns.indices.dropFirst(first) where start < width {
      let column = columns[place]
      // The last column takes the remaining width, so that long text at the end is readable.
      let isLast = place == columns.count - 1 && column.kind == .text
      let own = isLast ? width - start : min(column.length, CSVLayout.limit)
      spans.append(
        CSVLineContent.Span(
          field: place, start: start, width: min(own, width - start),
          alignment: column.kind == .number ? .trailing : .leading))
      start += own + CSVLayout.spacing
    }
    return spans
  }
}
