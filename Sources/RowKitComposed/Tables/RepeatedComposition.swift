/// A composition that an initializer may repeat, by calling `compose()` itself.
///
/// The first call that adds something composes the table. If the calls that follow, before the
/// table is shown, repeat all of that composition, they stand for it: no row is there twice.
@MainActor struct RepeatedComposition {
  /// The appearance of a row, as far as two compositions make it alike.
  private struct Shape: Equatable {
    let row: ObjectIdentifier
    let cell: ObjectIdentifier?
    let text: String
    let detail: String?

    @MainActor init?(_ row: (any CellController)?) {
      guard let row else { return nil }
      let cell = row.retainedCell
      self.row = ObjectIdentifier(type(of: row))
      self.cell = cell.map { ObjectIdentifier(type(of: $0)) }
      text = cell?.text ?? ""
      detail = cell?.detailText
    }
  }

  private let groups: [TableGroup]
  private let shapes: [Shape?]
  private let rows: Set<ObjectIdentifier>

  /// Records a composition, or returns `nil` if it has no rows or rows made on demand.
  init?(_ groups: [TableGroup]) {
    guard let rows = RepeatedComposition.rows(groups), !rows.isEmpty else { return nil }
    self.groups = groups
    shapes = rows.map { Shape($0) }
    self.rows = Set(rows.map { ObjectIdentifier($0) })
  }

  /// Returns the groups of the composition with the rows that repeat it, and the rows that these
  /// stand for, or `nil` while it isn't repeated completely.
  func repeated(in current: [TableGroup]) -> (groups: [TableGroup], former: [any CellController])? {
    let count = current.reduce(0) { $0 + $1.rows.count }
    guard count > shapes.count, count <= 2 * shapes.count,
      let rows = RepeatedComposition.rows(current), Shape(rows.last) == shapes.last
    else { return nil }
    let (former, last) = (rows.dropLast(shapes.count), rows.suffix(shapes.count))
    // A row that was inserted before the composition stands for none of it.
    guard last.map({ Shape($0) }) == shapes,
      former.allSatisfy({ self.rows.contains(ObjectIdentifier($0)) })
    else { return nil }
    var rest = last
    let result = groups.map { group in
      var group = group
      let own = rest.prefix(group.rows.count)
      rest = rest.dropFirst(own.count)
      group.rows = RowList(Array(own))
      return group
    }
    return (result, Array(former))
  }

  /// Returns the rows of some groups, or `nil` if any is made on demand.
  private static func rows(_ groups: [TableGroup]) -> [any CellController]? {
    var rows: [any CellController] = []
    for group in groups {
      let count = group.rows.count
      for row in 0..<count {
        guard let row = group.rows.storedRow(at: row) else { return nil }
        rows.append(row)
      }
    }
    return rows
  }
}
