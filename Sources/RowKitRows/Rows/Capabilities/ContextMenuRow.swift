/// A row with a menu of actions, which `.` or the secondary mouse button opens.
@MainActor public protocol ContextMenuRow: CellController {
  /// The actions that are available now.
  var actions: [RowAction] { get }
}
