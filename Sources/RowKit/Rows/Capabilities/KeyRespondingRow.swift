/// A row that uses keys of its own while it has the cursor.
@MainActor public protocol KeyRespondingRow: CellController {
  /// Acts on a key; returns false to let the table have it.
  func handle(_ key: KeyPress, row: RowContext) -> Bool

  /// Whether the row uses keys now; one that doesn't is asked for nothing, and can't have the
  /// cursor for its keys. By default true.
  var respondsToKeys: Bool { get }

  /// The keys that do something now, for the bottom line and the help. By default none.
  var keyHints: [KeyHint] { get }
}

extension KeyRespondingRow {
  public var respondsToKeys: Bool { true }
  public var keyHints: [KeyHint] { [] }
}
