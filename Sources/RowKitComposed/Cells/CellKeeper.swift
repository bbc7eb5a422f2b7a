/// The row of a kept cell.
@MainActor protocol CellKeeper: CellController, CellHost {
  /// The location of the row.
  var placement: CellPlacement { get }

  /// The record of changes that composing the table again would lose, or `nil` if it would lose none.
  var ownValues: OwnValues? { get }
}

extension TableCell {
  /// The row that keeps the cell, or `nil` for a cell that is reused.
  final var keeper: (any CellKeeper)? {
    get { owner as? any CellKeeper }
    set { owner = newValue }
  }
}

extension CellKeeper {
  func willDisplay(_ cell: TableCell, row: RowContext) {
    noteContext(row)
  }

  func cellChanged(_ cell: TableCell) {
    guard !placement.isConfiguring else { return }
    ownValues?.noteChange()
    // The table that shows the cell is told by the cell itself.
    guard cell.host == nil, let context, context.screen?.tableView.hasSearch == true,
      context.path != nil
    else { return }
    context.reload()
  }

  /// Stores the row's context in the table that shows or uses the cell.
  ///
  /// The table that owns the cell provides the context itself, also while the row is out of view.
  func noteContext(_ row: RowContext) {
    guard let owner = placement.owner, owner === row.screen else {
      placement.context = row
      return
    }
    if placement.context?.screen !== owner { placement.context = nil }
  }

  /// The context of the row in the table that last showed or used the cell, or in the composed table
  /// that owns it, or `nil` if there is neither.
  var context: RowContext? {
    if placement.context == nil { placement.context = placement.owner?.context(finding: self) }
    return placement.context
  }
}

extension [TableGroup] {
  /// Returns the path of a cell's row, or `nil` if it is not among the groups.
  ///
  /// The search begins near the last known path. If that fails, all stored rows are visited and
  /// their paths recorded, so that later searches succeed nearby. n lookups cost O(n × √rows), even
  /// while rows are inserted and removed.
  @MainActor func path(of keeper: any CellKeeper) -> RowPath? {
    let placement = keeper.placement
    if let former = placement.path, let group = placement.group(among: self),
      let row = self[group].rows.position(of: keeper, near: former.row)
    {
      let path = RowPath(group: group, row: row)
      placement.note(path, in: self[group].id)
      return path
    }
    var found: RowPath?
    for (group, value) in enumerated() {
      value.rows.forEachStored { row, other in
        let path = RowPath(group: group, row: row)
        (other as? any CellKeeper)?.placement.note(path, in: value.id)
        if other === keeper { found = path }
      }
    }
    return found
  }
}

extension RowList {
  /// Returns the position of a row near another position, or `nil` if it is not there.
  fileprivate func position(of row: any CellController, near place: Int) -> Int? {
    var reach = 32
    while reach * reach < count { reach *= 2 }
    for distance in 0...reach {
      if storedRow(at: place - distance) === row { return place - distance }
      if storedRow(at: place + distance) === row { return place + distance }
    }
    return nil
  }
}
