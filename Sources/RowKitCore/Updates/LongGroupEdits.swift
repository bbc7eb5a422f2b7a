/// The edits of a group that is too long to search for duplicates at once.
struct LongGroupEdits: Sendable {
  /// The maximum number of rows of a group that is searched at once after each insertion.
  static let limit = 4_096

  /// The new position of the group.
  var group: Int

  /// The old position of the group.
  var former: Int

  /// The removed rows by old position and the inserted rows by new position, or `nil` if the rows
  /// have no identifiers.
  var rows: (removed: [Int], inserted: [Int])?

  /// Whether duplicates were found and reported during the comparison.
  var isReported = false
}
