import Files
import RowKit

/// Sorting by a column.
extension CSVFormat {
  var sortingName: String? { layout.columns.isEmpty ? nil : name(of: layout.first) }

  /// Returns the name of a column, or its number.
  func name(of column: Int) -> String { CSVFormat.line(layout.name(of: column)) }

  func column(at column: Int, width: Int) -> Int? {
    heading(sortedBy: nil).field(at: column, width: width)
  }

  func sortedScreen(
    of source: RecordSource, by column: Int?, with pattern: BytePattern?
  ) -> ScreenController? {
    guard !layout.columns.isEmpty else { return nil }
    let order = CSVOrder(column: column ?? layout.first)
    return SortedTableScreen(source, as: self, by: order, with: pattern)
  }
}
