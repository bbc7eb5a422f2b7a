/// The sentences that announce a screen and read its rows.
///
/// A `%` stands for a name or a number.
public struct ReadingSentences: Hashable, Sendable {
  public var isOn = "Linear mode is on, set by %."
  public var rows = "% rows"
  public var row = "1 row"
  public var noRows = "No rows"
  public var lines = "% lines"
  public var line = "1 line"
  public var fields = "Form"
  public var rowsNow = "% rows now."
  public var moreRows = "Enter reads on."
  public var end = "End."
  public var group = "Group %"
  public var loading = "Loading"
  public var stillLoading = "Loading, % so far. Enter goes on."

  /// Creates the English words, which can then be changed.
  public init() {}
}
