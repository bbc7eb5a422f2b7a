/// A removed row, or a removed decoration of a group, that is drawn until its animation ends.
struct DepartingItem {
  /// The slot that last showed the item.
  ///
  /// The layout sets its line.
  var slot: WindowSlot

  /// The title of a header or a footer.
  let title: ItemTitle?

  /// The item it precedes, or `nil` if it is at the end.
  var successor: TableItem?

  let transition: RowTransition
}
