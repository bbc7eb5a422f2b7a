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

  /// Returns the name of a column, or its number if it has none.
  func name(of column: Int) -> String {
    let name = columns.indices.contains(column) ? columns[column].name : ""
    return name.isEmpty ? "column \(column + 1)" : name
  }

  /// Widens columns for values of a record.
  ///
  /// Values beyond the columns become columns without a name.
  ///
  /// Returns whether the layout changed.
  mutating func fit(_ values: [String], from first: Int, width: (String) -> Int) -> Bool {
    var hasChanged = false
    for (offset, value) in values.enumerated() {
      let place = first + offset
      let limit = CSVLayout.limit
      guard columns.indices.contains(place) else {
        columns.append(CSVColumn(name: "", value: value, limit: limit, width: width))
        hasChanged = true
        continue
      }
      let fitting = columns[place].fitting(value, limit: limit, width: width)
      if fitting != columns[place] {
        columns[place] = fitting
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Widens a column to a length.
  mutating func widen(_ column: Int, to length: Int) {
    guard columns.indices.contains(column) else { return }
    columns[column] = columns[column].widened(to: length)
  }

  /// Scrolls sideways by a number of columns.
  ///
  /// Returns whether the layout changed.
  mutating func move(by count: Int) -> Bool {
    let target = max(0, min(columns.count - 1, first + count))
    defer { first = target }
    return target != first
  }

  /// Returns the columns visible in a width, and those that a longer record may have there.
  func columns(in width: Int) -> Range<Int> {
    var (place, start) = (first, 0)
    while place < columns.count, start < width {
      start += min(columns[place].length, CSVLayout.limit) + CSVLayout.spacing
      place += 1
    }
    // If all columns are visible, a record with more columns may show those, too.
    return first..<(place < columns.count ? place : place + max(1, width))
  }

  /// Returns whether a whole column is visible in a width.
  func shows(_ column: Int, in width: Int) -> Bool {
    spans(in: width).contains {
      $0.field == column && $0.width >= min(columns[column].length, CSVLayout.limit)
    }
  }

  /// Returns the positions of the columns visible in a width.
  func spans(in width: Int) -> [CSVLineContent.Span] {
    var spans: [CSVLineContent.Span] = []
    var start = 0
    for place in columns(in: width).clamped(to: 0..<columns.count) where start < width {
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
