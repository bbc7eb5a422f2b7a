import RowKit

/// The reference implementation of the selection: which rows are selected after an operation.
struct PlainSelection {
  /// The selected rows.
  private(set) var rows: Set<RowPath> = []

  /// The number of rows that can be selected at a time.
  var mode = SelectionMode.single

  /// Whether the rows are certain.
  var isCertain = true

  /// Takes an uncertain selection from a table.
  mutating func settle(at rows: Set<RowPath>) {
    if !isCertain { self.rows = rows }
    isCertain = true
  }

  /// Selects a row before it acts, or deselects it, and returns whether it acts.
  mutating func select(_ path: RowPath) -> Bool {
    if mode == .single { rows = [] }
    if rows.remove(path) != nil { return false }
    rows.insert(path)
    return true
  }

  /// Deselects a row that has acted, if one row at most can be selected.
  mutating func endSelecting() {
    if mode == .single { rows = [] }
  }

  mutating func deselect(_ path: RowPath) { rows.remove(path) }

  /// Follows a change.
  mutating func follow(_ change: MachineChange) {
    let gone = change.lost.union(change.removed)
    rows = Set(
      rows.subtracting(gone).compactMap { path in
        if change.newPath[path] == nil { isCertain = false }
        return change.newPath[path]
      })
  }
}
