/// Walking the table from item to item, whatever is hidden.
extension TableView {
  /// The item below another; nil at the end.
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

  /// The item above another; nil at the beginning.
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

  /// The first item of the table; nil when nothing is seen.
  var firstItem: TableItem? {
    projection.firstGroup(from: 0, count: store.groupCount).map { TableItem(group: $0, .header) }
  }

  /// The last item of the table; nil when nothing is seen.
  var lastItem: TableItem? {
    projection.lastGroup(before: .max, count: store.groupCount).map { TableItem(group: $0, .gap) }
  }

  /// The next row below an item, in whatever group; nil when there is none.
  func row(below item: TableItem) -> RowPath? {
    var next = self.item(after: item)
    while let item = next {
      if let path = item.path { return path }
      next = self.item(after: item)
    }
    return nil
  }

  /// The next row above an item, in whatever group; nil when there is none.
  func row(above item: TableItem) -> RowPath? {
    var next = self.item(before: item)
    while let item = next {
      if let path = item.path { return path }
      next = self.item(before: item)
    }
    return nil
  }

  /// The height of what is no row, in lines.
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

  /// Whether there is anything to see of a group.
  private func showsSomething(_ group: Int) -> Bool {
    firstRow(in: group, from: 0) != nil || store.header(of: group) != nil
      || store.footer(of: group) != nil
  }

  /// Whether there is anything to see below a group.
  private func hasMore(after group: Int) -> Bool {
    guard projection.isEverything else {
      return projection.firstGroup(from: group + 1, count: store.groupCount) != nil
    }
    return store.firstShownGroup(from: group + 1) != nil
  }

  /// The next group below one of which something is seen, be it rows on their way out.
  private func shownGroup(after group: Int) -> Int? {
    guard projection.isEverything else {
      return projection.firstGroup(from: group + 1, count: store.groupCount)
    }
    var next = store.firstShownGroup(from: group + 1)
    for row in transitions.leaving {
      guard let other = row.successor?.group, other > group, other < next ?? .max else { continue }
      next = other
    }
    return next
  }

  /// The next group above one of which something is seen, be it rows on their way out; the first
  /// one in any case.
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

  /// Where a row stands among those of its group that are seen.
  func position(of path: RowPath) -> GroupPosition {
    let count = store.rowCount(in: path.group)
    let isFirst = projection.lastRow(in: path.group, before: path.row, count: count) == nil
    let isLast = projection.firstRow(in: path.group, from: path.row + 1, count: count) == nil
    switch (isFirst, isLast) {
    case (true, true): return .only
    case (true, false): return .top
    case (false, true): return .bottom
    case (false, false): return .middle
    }
  }

  private func titleHeight(_ title: GroupTitle?, from column: Int) -> Int {
    guard let title else { return 0 }
    let width = max(1, size.width - column - 1)
    if let content = title.content { return max(1, content.height(forWidth: width)) }
    return TextWrapping.lineCount(title.text, width: width, limit: 100)
  }

  /// The first row of a group at or after a place that is seen; nil if there is none.
  func firstRow(in group: Int, from row: Int) -> TableItem? {
    let count = store.shownRowCount(in: group)
    guard let row = projection.firstRow(in: group, from: row, count: count) else { return nil }
    return TableItem(group: group, .row, row: row)
  }

  /// The last row of a group before a place that is seen; nil if there is none.
  func lastRow(in group: Int, before row: Int) -> TableItem? {
    let count = store.shownRowCount(in: group)
    guard let row = projection.lastRow(in: group, before: row, count: count) else { return nil }
    return TableItem(group: group, .row, row: row)
  }
}
