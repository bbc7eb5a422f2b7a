extension TableStore {
  /// Returns the path of a row's record, or `nil` if it isn't in the table or can't be identified.
  ///
  /// Rows made on demand without known IDs are not examined.
  func path(ofRecordOf row: any CellController) -> RowPath? {
    let key = RowKey(row)
    for group in 0..<groupCount {
      guard let rows = self.group(at: group)?.rows, rows.knowsIDs else { continue }
      for position in 0..<rows.count where RowKey(rows, at: position) == key {
        return RowPath(group: group, row: position)
      }
    }
    return nil
  }
}
