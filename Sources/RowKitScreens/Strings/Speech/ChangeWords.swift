/// The words for changes of rows.
///
/// A `%` stands for a name or a number.
public struct ChangeWords: Hashable, Sendable {
  public var rowAdded = "1 row added."
  public var rowsAdded = "% rows added."
  public var rowRemoved = "1 row removed."
  public var rowsRemoved = "% rows removed."
}
