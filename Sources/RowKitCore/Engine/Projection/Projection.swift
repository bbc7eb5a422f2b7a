/// The rows of a table that are shown: all of them, or the matches of a search.
///
/// Maps between the rows of the model and the rows on the screen. All paths are model paths.
struct Projection: Sendable {
  /// The rows that are shown, empty while all rows are.
  private var matches = MatchList()

  /// Whether all rows are shown.
  ///
  /// Stored apart from the matches, so that asking doesn't hold them: a second owner would make a
  /// search copy all its matches with the next one.
  private(set) var isEverything = true

  /// Shows only the given matches.
  mutating func narrow(to matches: MatchList) { (self.matches, isEverything) = (matches, false) }

  mutating func showEverything() { (matches, isEverything) = (MatchList(), true) }

  /// Returns the first shown row of a group at or after a row, or `nil` if there is none.
  func firstRow(in group: Int, from row: Int, count: Int) -> Int? {
    if isEverything { return row < count ? max(0, row) : nil }
    let path = matches.first(from: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the last shown row of a group before a row, or `nil` if there is none.
  func lastRow(in group: Int, before row: Int, count: Int) -> Int? {
    if isEverything {
      let last = min(row, count) - 1
      return last >= 0 ? last : nil
    }
    let path = matches.last(before: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the first group at or after a group that shows anything, or `nil` if there is none.
  func firstGroup(from group: Int, count: Int) -> Int? {
    if isEverything { return group < count ? max(0, group) : nil }
    return matches.first(from: RowPath(group: group, row: 0))?.group
  }

  /// Returns the last group before a group that shows anything, or `nil` if there is none.
  func lastGroup(before group: Int, count: Int) -> Int? {
    if isEverything {
      let last = min(group, count) - 1
      return last >= 0 ? last : nil
    }
    return matches.last(before: RowPath(group: group, row: 0))?.group
  }
}
