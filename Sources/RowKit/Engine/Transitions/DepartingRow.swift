/// A row that was removed and is drawn until it is gone, by the cell that showed it last.
struct DepartingRow {
  /// What showed it; its line is set by the layout.
  var slot: WindowSlot

  /// What it stands before; nil when it stands at the end.
  var successor: TableItem?

  let transition: RowTransition
}
