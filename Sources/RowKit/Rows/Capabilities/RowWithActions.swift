/// A row that offers a choice of actions, which `.` or the second mouse button opens as a menu.
@MainActor public protocol RowWithActions: CellController {
  /// The actions that can be taken now.
  var actions: [RowAction] { get }
}
