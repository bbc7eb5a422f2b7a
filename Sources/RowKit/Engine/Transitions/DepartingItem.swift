/// A row that was removed, or what stood around the rows of a group that was, drawn until it is gone.
struct DepartingItem {
  /// What showed it, for a row the cell that showed it last; its line is set by the layout.
  var slot: WindowSlot

  /// The words of a header or a footer.
  let title: ItemTitle?

  /// What it stands before; nil when it stands at the end.
  var successor: TableItem?

  let transition: RowTransition
}
