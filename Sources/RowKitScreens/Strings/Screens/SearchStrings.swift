/// The text of searches.
///
/// Replace it to localize an app.
public struct SearchStrings: Hashable, Sendable {
  /// The label for searching a table.
  public var search = "search"

  /// The text while a search is in progress.
  public var searching = "Searching…"

  /// The word before the number of searched rows and the total number of rows.
  public var searched = "searched"

  /// The text after a search without matches.
  public var noMatches = "No matches"

  /// The label for moving between search matches.
  public var nextMatch = "next, previous match"
}
