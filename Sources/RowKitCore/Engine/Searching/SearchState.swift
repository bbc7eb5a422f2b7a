/// The search of a table, and the one that is to begin.
struct SearchState {
  /// The search, or `nil` if there is none.
  var search: TableSearch?

  /// The pattern of the search that begins with the next frame, or `nil`.
  var wantedPattern: String?

  /// The place at which a kept search waits for its first match, or `nil` if it doesn't.
  var awaiting: AwaitedMatch?

  /// The number of rows that the search had visited at the last event.
  var rest = 0
}

/// The place at which a kept search waits for its first match.
struct AwaitedMatch {
  /// The row with the cursor, or `nil` if none has it.
  ///
  /// The cursor goes to the match only from there.
  var cursor: RowPath?
}
