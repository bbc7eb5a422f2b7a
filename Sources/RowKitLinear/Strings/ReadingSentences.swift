public import RowKitCore

/// The sentences that announce a screen and read its rows.
///
/// A `%` stands for a name or a number.
public enum ReadingSentences: String, StringKeys {
  case isOn = "Linear mode is on, set by %."
  case rows = "% rows"
  case row = "1 row"
  case noRows = "No rows"
  case lines = "% lines"
  case line = "1 line"
  case fields = "Form"
  case rowsNow = "% rows now."
  case rowNow = "1 row now."
  case noRowsNow = "No rows now."
  case moreRows = "Enter reads on."
  case end = "End."
  case group = "Group %"
  case loading = "Loading"
  case stillLoading = "Loading, % so far. Enter goes on."
}
