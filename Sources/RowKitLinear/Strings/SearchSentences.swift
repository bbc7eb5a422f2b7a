public import RowKitCore

/// The sentences about a search.
///
/// A `%` stands for a name or a number.
public enum SearchSentences: String, StringKeys {
  case stillSearching = "Searching, % so far. Enter goes on."
  case rowMatches = "1 row matches %."
  case rowsMatch = "% rows match %."
  case rowMatchesSoFar = "1 row matches % so far."
  case rowsMatchSoFar = "% rows match % so far."
  case soFar = "% so far"
  case noRowMatches = "No row matches %."
  case onlyFirstCompared = "Only the first % rows were compared. /% searches all."
  case allRows = "/ lists all rows."
  case searchEnded = "All rows again."
  case command = "command"
}
