import Files
import RowKit

/// Where the columns of a table stand, and from which on they are seen.
struct CSVLayout {
  /// The columns.
  private(set) var columns: [CSVColumn]

  /// The first column that is seen.
  private(set) var first = 0

  /// The widest a column is drawn, in columns of the screen.
  private static let limit = 40

  /// The space between columns.
  private static let spacing = 2

  init(_ columns: [CSVColumn]) {
    self.columns = columns
  }

  /// Makes the columns fit a record, too; returns whether that changed them.
  mutating func fit(_ fields: [String], width: (String) -> Int) -> Bool {
    let fitting = CSVColumn.all(columns, fitting: fields, limit: CSVLayout.limit, width: width)
    defer { columns = fitting }
    return fitting != columns
  }

  /// Moves sideways by some columns; returns whether it did.
  mutating func move(by count: Int) -> Bool {
    let target = max(0, min(columns.count - 1, first + count))
    defer { first = target }
    return target != first
  }

  /// Returns the columns that are seen in a width.
  func spans(in width: Int) -> [CSVLineContent.Span] {
    var spans: [CSVLineContent.Span] = []
    var start = 0
    for place in columns.indices.dropFirst(first) where start < width {
      let column = columns[place]
      // The last column takes what is left, so that long text at the end can be read.
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
