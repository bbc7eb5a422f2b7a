/// What stands at the right of the bottom line.
public enum ScreenStatus: Hashable, Sendable {
  /// Nothing.
  case none
  /// A place in a list: the number of an item, and of how many.
  case place(Int, of: Int)
  /// Words.
  case text(String)
}
