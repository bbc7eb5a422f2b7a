/// The status at the right of the bottom line.
public enum ScreenStatus: Hashable, Sendable {
  /// No status.
  case none
  /// A position in a list: the number of an item, and the number of items.
  case place(Int, of: Int)
  /// Text.
  case text(String)
}
