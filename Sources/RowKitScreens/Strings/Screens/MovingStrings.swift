/// The labels for moving the cursor, and for collapsing groups and rows.
///
/// Replace it to localize an app.
public struct MovingStrings: Hashable, Sendable {
  /// The label for moving the cursor.
  public var move = "move"

  /// The label for moving by pages.
  public var page = "move by pages"

  /// The label for moving by half pages.
  public var halfPage = "move by half pages"

  /// The label for moving to the first or the last row.
  public var edges = "first, last"

  /// The label for moving to a row by its number or by a percentage.
  public var rowNumber = "go to a row, a percentage"

  /// The label for moving to the row whose number has been typed.
  public var goToRow = "row"

  /// The label for moving to the percentage that has been typed.
  public var goToPercent = "percent"

  /// The label for discarding the number that has been typed.
  public var discardNumber = "cancel"

  /// The label for jumping to a section.
  public var index = "jump to a section"

  /// The label for collapsing a group.
  public var collapse = "collapse"

  /// The label for expanding a group.
  public var expand = "expand"

  /// The label of the arrow keys on an expandable row.
  public var openAndClose = "open, close"

  /// The label for collapsing the row with the cursor.
  public var close = "close"
}
