/// The search of a table, and the one that is to begin.
struct SearchState {
  /// The search, or `nil` if there is none.
  var search: TableSearch?

  /// The pattern of the search that begins with the next frame, or `nil`.
  var wantedPattern: String?

  /// The number of rows that the search had visited at the last event.
  var rest = 0
}
