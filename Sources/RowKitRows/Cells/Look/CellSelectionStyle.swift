/// The appearance of a cell whose row has the cursor.
public enum CellSelectionStyle: Hashable, Sendable {
  /// A bar in the selection colour.
  case standard
  /// A mark at the left edge, without a bar.
  case none
}
