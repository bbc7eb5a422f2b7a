/// Which rows of a table are seen: all, or those a search found.
///
/// It maps between the rows of the model and the rows of the screen. Paths are always those of
/// the model.
struct Projection: Sendable {
  /// The rows a search found; nil when all are seen.
  private(set) var matches: MatchList?

  /// Whether all rows are seen.
  var isEverything: Bool { matches == nil }

  /// Shows only some rows.
  mutating func narrow(to matches: MatchList) {
    self.matches = matches
  }

  /// Shows all rows.
  mutating func showEverything() {
    matches = nil
  }

  /// The first row of a group at or after a place; nil if there is none.
  func firstRow(in group: Int, from row: Int, count: Int) -> Int? {
    guard let matches else { return row < count ? max(0, row) : nil }
    let path = matches.first(from: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// The last row of a group before a place; nil if there is none.
  func lastRow(in group: Int, before row: Int, count: Int) -> Int? {
    guard let matches else {
      let last = min(row, count) - 1
      return last >= 0 ? last : nil
    }
    let path = matches.last(before: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// The first group at or after a place of which something is seen; nil if there is none.
  func firstGroup(from group: Int, count: Int) -> Int? {
    guard let matches else { return group < count ? max(0, group) : nil }
    return matches.first(from: RowPath(group: group, row: 0))?.group
  }

  /// The last group before a place of which something is seen; nil if there is none.
  func lastGroup(before group: Int, count: Int) -> Int? {
    guard let matches else {
      let last = min(group, count) - 1
      return last >= 0 ? last : nil
    }
    return matches.last(before: RowPath(group: group, row: 0))?.group
  }
}
