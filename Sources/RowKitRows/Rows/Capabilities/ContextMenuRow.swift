/// A row with a menu of actions, which `.` or the secondary mouse button opens.
@MainActor public protocol ContextMenuRow: CellController {
  /// The actions that are available now.
  ///
  /// It is read for each frame while the row has the cursor, because the bottom line names the key of a
  /// menu.
  var actions: [RowAction] { get }
}
