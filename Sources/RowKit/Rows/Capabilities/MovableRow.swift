/// A row that a person may move to another place.
@MainActor public protocol MovableRow: CellController {
  /// Whether the row may be moved now. By default true.
  var isMovable: Bool { get }

  /// Tells whether the row may move to a place. By default only within its group.
  func canMove(from source: RowPath, to destination: RowPath) -> Bool

  /// Moves the row's thing in the model. Called after the row moved in the table.
  func didMove(from source: RowPath, to destination: RowPath)
}

extension MovableRow {
  public var isMovable: Bool { true }

  public func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group
  }
}
