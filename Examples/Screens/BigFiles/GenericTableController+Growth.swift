import Files
import RowKit

/// A table whose last groups are chunks of a file.
extension GenericTableController {
  /// Shows more of a file: adds rows to the group of its last chunk, and groups after that.
  ///
  /// - Parameters:
  ///   - chunks: The file.
  ///   - size: How many bytes of it shall be shown.
  ///   - last: The group of its last chunk; nil when it has none.
  ///   - end: Where groups of further chunks go.
  ///   - row: Makes the row of a record.
  ///   - group: Makes the group of a chunk.
  /// - Returns: The chunks that came.
  func grow(
    _ chunks: ChunkedFile, to size: Int, last: Int?, end: Int,
    row: (_ chunk: Int, _ record: Int) -> any CellController, group: (_ chunk: Int) -> TableGroup
  ) -> Range<Int> {
    let former = chunks.chunkCount
    // Counted before the file grows: a group that nobody saw isn't counted yet.
    let shown = last.map { tableGroups[$0].rows.count } ?? 0
    let skipped = last == nil ? 0 : chunks.records(in: former - 1).count - shown
    chunks.resize(to: size)
    performUpdates {
      if let last {
        let count = chunks.records(in: former - 1).count - skipped
        let rows = (shown..<max(shown, count)).map { row(former - 1, $0 + skipped) }
        insert(rows, at: RowPath(group: last, row: shown), animation: .none)
        // It may have been cut off.
        if shown > 0 { reloadRows(at: [RowPath(group: last, row: shown - 1)]) }
      }
      for chunk in former..<max(former, chunks.chunkCount) {
        insert(group(chunk), at: end + chunk - former, animation: .none)
      }
    }
    return former..<max(former, chunks.chunkCount)
  }

  /// The last row of the table; nil if there is none.
  var lastRow: RowPath? {
    guard let group = tableGroups.indices.last(where: { !tableGroups[$0].rows.isEmpty }) else {
      return nil
    }
    return RowPath(group: group, row: tableGroups[group].rows.count - 1)
  }

  /// Whether the last row is in view.
  var isAtEnd: Bool { lastRow.map { tableView.visibleRows.contains($0) } ?? true }
}
