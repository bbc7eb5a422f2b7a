/// The row of a cell that is kept.
@MainActor protocol CellKeeper: CellController {
  /// What is known about where the row stands.
  var placement: CellPlacement { get }
}

extension CellKeeper {
  var rowID: RowID? { placement.id }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    noteContext(row)
  }

  /// Keeps what the table lets its row do, unless a composed table knows it anyway.
  func noteContext(_ row: RowContext) {
    if placement.owner == nil { placement.context = row }
  }

  /// What the row may do with the composed table that the cell was added to, or with the table that
  /// has shown it; nil where there is none.
  var context: RowContext? {
    if placement.context == nil { placement.context = placement.owner?.context(finding: self) }
    return placement.context
  }
}

extension [TableGroup] {
  /// Where the row of a cell stands; nil if it is not among them.
  ///
  /// It is looked for around the place where it stood last. Where it is not found there all rows
  /// that exist are looked through and have their places noted, so that what is looked for next is
  /// near: n lookups cost O(n × √rows), also while rows come and go.
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
  /// Returns the place of a row that is not far from another place; nil if it is not there.
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
