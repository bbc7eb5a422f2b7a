/// The edits of a group that is too long to search for duplicates at once.
@usableFromInline package struct LongGroupEdits: Sendable {
  /// The maximum number of rows of a group that is searched at once after each insertion.
  @usableFromInline package static let limit = 4_096

  /// The new position of the group.
  @usableFromInline package var group: Int

  /// The old position of the group.
  @usableFromInline package var former: Int

  /// The removed rows by old position and the inserted rows by new position, or `nil` if the rows
  /// have no identifiers.
  @usableFromInline package var rows: (removed: [Int], inserted: [Int])?

  /// Whether duplicates were found and reported during the comparison.
  @usableFromInline package var isReported = false

  @usableFromInline init(
    group: Int, former: Int, rows: (removed: [Int], inserted: [Int])?, isReported: Bool
  ) {
    self.group = group
    self.former = former
    self.rows = rows
    self.isReported = isReported
  }
}
