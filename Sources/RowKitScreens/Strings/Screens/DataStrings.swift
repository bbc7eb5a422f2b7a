/// The text about data.
///
/// Replace it to localize an app.
public struct DataStrings: Hashable, Sendable {
  /// The text while data is loading.
  public var loading = "Loading…"

  /// The message for Return on a row that stands for what is loading.
  public var isLoading = "This row is still loading."

  /// The text when there is nothing to show.
  public var noResults = "No Results"

  /// The text between a number and a total.
  public var of = " of "
}
