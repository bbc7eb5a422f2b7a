/// The rows of a table that are shown: all of them, or the matches of a search.
///
/// Maps between the rows of the model and the rows on the screen. All paths are model paths.
struct Projection: Sendable {
  /// The matches of a search, or `nil` if all rows are shown.
  private(set) var matches: MatchList?

  /// Whether all rows are shown.
  var isEverything: Bool { matches == nil }

  /// Shows only the given matches.
  mutating func narrow(to matches: MatchList) {
    self.matches = matches
  }

  /// Shows all rows.
  mutating func showEverything() {
    matches = nil
  }

  /// Returns the first shown row of a group at or after a row, or `nil` if there is none.
  func firstRow(in group: Int, from row: Int, count: Int) -> Int? {
    guard let matches else { return row < count ? max(0, row) : nil }
    let path = matches.first(from: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the last shown row of a group before a row, or `nil` if there is none.
  func lastRow(in group: Int, before row: Int, count: Int) -> Int? {
    guard let matches else {
      let last = min(row, count) - 1
      return last >= 0 ? last : nil
    }
    let path = matches.last(before: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the first group at or after a group that shows anything, or `nil` if there is none.
  func firstGroup(from group: Int, count: Int) -> Int? {
    guard let matches else { return group < count ? max(0, group) : nil }
    return matches.first(from: RowPath(group: group, row: 0))?.group
  }

  /// Returns the last group before a group that shows anything, or `nil` if there is none.
  func lastGroup(before group: Int, count: Int) -> Int? {
    guard let matches else {
      let last = min(group, count) - 1
      return last >= 0 ? last : nil
    }
    return matches.last(before: RowPath(group: group, row: 0))?.group
  }
}
