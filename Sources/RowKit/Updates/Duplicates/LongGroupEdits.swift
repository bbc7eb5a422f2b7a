/// What a difference found in a group too long to be looked through for duplicates at once.
struct LongGroupEdits: Sendable {
  /// The number of rows of groups that are looked through at once, whenever something comes in.
  static let limit = 4_096

  /// The position of the group after the change.
  var group: Int

  /// The position of the group before the change.
  var former: Int

  /// The rows that left and those that came, by their places before and after; nil where rows are
  /// not known by ids.
  var rows: (removed: [Int], inserted: [Int])?

  /// Whether duplicates were found and reported on the way.
  var isReported = false
}
