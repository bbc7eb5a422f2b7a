/// The sentences about a search.
///
/// A `%` stands for a name or a number.
public struct SearchSentences: Hashable, Sendable {
  public var stillSearching = "Searching, % so far. Enter goes on."
  public var rowMatches = "1 row matches %."
  public var rowsMatch = "% rows match %."
  public var noRowMatches = "No row matches %."
  public var searchEnded = "All rows again."
  public var command = "command"

  /// Creates the English words, which can then be changed.
  public init() {}
}
