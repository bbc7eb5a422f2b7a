/// A row that handles keys itself while it has the cursor.
@MainActor public protocol KeyRespondingRow: CellController {
  /// Handles a key and returns whether the row used it. Return `false` to pass the key to the
  /// table.
  func handle(_ key: KeyPress, row: RowContext) -> Bool

  /// Whether the row handles keys now. If `false`, the row receives no keys, and its keys don't
  /// make it eligible for the cursor. The default is `true`.
  var respondsToKeys: Bool { get }

  /// The keys that the row handles now, listed on the bottom line and in the help. The default is
  /// none.
  var keyHints: [KeyHint] { get }
}

extension KeyRespondingRow {
  public var respondsToKeys: Bool { true }
  public var keyHints: [KeyHint] { [] }
}
