/// Traversal of the table from item to item, skipping hidden rows.
extension TableView {
  /// Returns the item below another, or `nil` at the end.
  func item(after item: TableItem) -> TableItem? {
    let group = item.group
    switch item.part {
    case .header: return TableItem(group: group, .topEdge)
    case .topEdge: return firstRow(in: group, from: 0) ?? TableItem(group: group, .bottomEdge)
    case .row:
      return firstRow(in: group, from: item.row + 1) ?? TableItem(group: group, .bottomEdge)
    case .bottomEdge: return TableItem(group: group, .footer)
    case .footer: return TableItem(group: group, .gap)
    case .gap:
      guard let next = shownGroup(after: group) else { return nil }
      return TableItem(group: next, .header)
    }
  }

  /// Returns the item above another, or `nil` at the beginning.
  func item(before item: TableItem) -> TableItem? {
    let group = item.group
    switch item.part {
    case .header:
      guard let previous = shownGroup(before: group) else { return nil }
      return TableItem(group: previous, .gap)
    case .topEdge: return TableItem(group: group, .header)
    case .row: return lastRow(in: group, before: item.row) ?? TableItem(group: group, .topEdge)
    case .bottomEdge: return lastRow(in: group, before: .max) ?? TableItem(group: group, .topEdge)
    case .footer: return TableItem(group: group, .bottomEdge)
    case .gap: return TableItem(group: group, .footer)
    }
  }

  /// Returns the next item in a direction, or `nil` at the end.
  func item(from item: TableItem, _ direction: Direction) -> TableItem? {
    direction == .down ? self.item(after: item) : self.item(before: item)
  }

  /// Returns the next row in a direction, in any group, or `nil` if there is none.
  func row(from item: TableItem, _ direction: Direction) -> RowPath? {
    var next = self.item(from: item, direction)
    while let item = next {
      if let path = item.path { return path }
      next = self.item(from: item, direction)
    }
    return nil
  }

  /// Returns the next row below an item, in any group, or `nil` if there is none.
  func row(below item: TableItem) -> RowPath? { row(from: item, .down) }

  /// Returns the next row above an item, in any group, or `nil` if there is none.
  func row(above item: TableItem) -> RowPath? { row(from: item, .up) }

  /// The first item of the table, or `nil` if nothing is shown.
  var firstItem: TableItem? {
    guard let group = projection.firstGroup(from: 0, count: store.groupCount) else { return nil }
    return TableItem(group: group, .header)
  }

  /// The last item of the table, or `nil` if nothing is shown.
  var lastItem: TableItem? {
    guard let group = projection.lastGroup(before: .max, count: store.groupCount) else {
      return nil
    }
    return TableItem(group: group, .gap)
  }

  /// Returns the height of a header, footer, edge or gap in lines, or 0 for a row.
  func decorationHeight(of item: TableItem) -> Int {
    let hasCard = style == .grouped
    switch item.part {
    case .row: return 0
    case .header:
      let isSigned = store.hasCollapsingHeader(item.group)
      let column = isSigned ? metrics.signedTitleColumn : metrics.titleColumn
      return titleHeight(store.header(of: item.group), from: column)
    case .footer: return titleHeight(store.footer(of: item.group), from: metrics.titleColumn)
    case .topEdge, .bottomEdge:
      return hasCard && firstRow(in: item.group, from: 0) != nil ? 1 : 0
    case .gap:
      return hasCard && showsSomething(item.group) && hasMore(after: item.group) ? 1 : 0
    }
  }

  /// Whether a group shows any row, header or footer.
  private func showsSomething(_ group: Int) -> Bool {
    firstRow(in: group, from: 0) != nil || store.header(of: group) != nil
      || store.footer(of: group) != nil
  }

  /// Whether any group below a group shows anything.
  private func hasMore(after group: Int) -> Bool { fullGroup(after: group) != nil }

  /// Returns the next group below a group that shows anything, or `nil` if there is none.
  private func fullGroup(after group: Int) -> Int? {
    projection.isEverything
      ? store.firstShownGroup(from: group + 1)
      : projection.firstGroup(from: group + 1, count: store.groupCount)
  }

  /// Returns the next group below a group that shows anything, including departing rows.
  private func shownGroup(after group: Int) -> Int? {
    var next = fullGroup(after: group)
    for row in transitions.leaving where projection.isEverything {
      guard let other = row.successor?.group, other > group, other < next ?? .max else { continue }
      next = other
    }
    return next
  }

  /// Returns the next group above a group that shows anything, including departing rows.
  ///
  /// Returns `nil` for the first group. Without a search, falls back to the first group if no other
  /// shows anything.
  private func shownGroup(before group: Int) -> Int? {
    guard projection.isEverything else {
      return projection.lastGroup(before: group, count: store.groupCount)
    }
    guard group > 0, store.groupCount > 0 else { return nil }
    var previous = store.lastShownGroup(before: group) ?? 0
    for row in transitions.leaving {
      guard let other = row.successor?.group, other < group, other > previous else { continue }
      previous = other
    }
    return previous
  }

  /// Returns the position of a row among the shown rows of its group.
  func position(of path: RowPath) -> GroupPosition {
    let count = store.rowCount(in: path.group)
    let isFirst = projection.lastRow(in: path.group, before: path.row, count: count) == nil
    let isLast = projection.firstRow(in: path.group, from: path.row + 1, count: count) == nil
    return GroupPosition(isFirst: isFirst, isLast: isLast)
  }

  private func titleHeight(_ title: GroupTitle?, from column: Int) -> Int {
    guard let title else { return 0 }
    let width = max(1, size.width - column - 1)
    if let content = title.content { return max(1, content.height(forWidth: width)) }
    return TextWrapping.lineCount(title.text, width: width, limit: 100)
  }

  /// Returns the first shown row of a group at or after a row, or `nil` if there is none.
  func firstRow(in group: Int, from row: Int) -> TableItem? {
    let count = store.shownRowCount(in: group)
    guard let row = projection.firstRow(in: group, from: row, count: count) else { return nil }
    return TableItem(group: group, .row, row: row)
  }

  /// Returns the last shown row of a group before a row, or `nil` if there is none.
  func lastRow(in group: Int, before row: Int) -> TableItem? {
    let count = store.shownRowCount(in: group)
    guard let row = projection.lastRow(in: group, before: row, count: count) else { return nil }
    return TableItem(group: group, .row, row: row)
  }
}
