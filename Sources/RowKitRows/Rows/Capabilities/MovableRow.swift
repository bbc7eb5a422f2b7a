/// A row that a person can move.
@MainActor public protocol MovableRow: CellController {
  /// Whether the row can be moved now. The default is `true`.
  var isMovable: Bool { get }

  /// Returns whether the row can move to a path. By default a row moves only within its group.
  func canMove(from source: RowPath, to destination: RowPath) -> Bool

  /// Moves the row's value in the model. Called after the row has moved in the table.
  func didMove(from source: RowPath, to destination: RowPath)
}

extension MovableRow {
  public var isMovable: Bool { true }

  public func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group
  }
}
