/// How a cell shows that its row has the cursor.
public enum CellSelectionStyle: Hashable, Sendable {
  /// A bar in the selection colour.
  case standard
  /// Only the mark at the left edge.
  case none
}
