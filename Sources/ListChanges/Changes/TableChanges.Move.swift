extension TableChanges {
  /// A move from a position in the old table to one in the new table.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position in the old table.
    public var from: Position

    /// The position in the new table.
    public var to: Position

    /// Creates a move.
    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }
}
