/// The search of a table, and the one that is to begin.
struct SearchState {
  /// The search, or `nil` if there is none.
  var search: TableSearch?

  /// The pattern of the search that begins with the next frame, or `nil`.
  var wantedPattern: String?

  /// The number of the cursor's moves when a kept search began to wait for its first match, or `nil` if
  /// it doesn't wait.
  ///
  /// The cursor goes to the match only if it wasn't moved since.
  var awaitedAfterMoves: Int?

  /// The number of rows that the search had visited at the last event.
  var rest = 0
}
