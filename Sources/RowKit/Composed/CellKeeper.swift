/// The row of a cell that is kept.
@MainActor protocol CellKeeper: CellController {
  /// The composed table that the cell was added to last.
  var owner: ComposedTableController? { get set }

  /// Where the row stood when it was looked for last: a good place to begin looking.
  var hint: RowPath? { get set }
}

extension [TableGroup] {
  /// Where the row of a cell stands; nil if it is not among them.
  ///
  /// It is looked for around the place where it stood last. Where it is not found there all rows
  /// that exist are looked through and have their places noted, so that what is looked for next is
  /// near: n lookups cost O(n × √rows), also while rows come and go.
  @MainActor func path(of keeper: any CellKeeper) -> RowPath? {
    if let hint = keeper.hint, indices.contains(hint.group) {
      let rows = self[hint.group].rows
      if let row = rows.position(of: keeper, near: hint.row) {
        keeper.hint = RowPath(group: hint.group, row: row)
        return keeper.hint
      }
    }
    var found: RowPath?
    for (group, value) in enumerated() {
      value.rows.forEachStored { row, other in
        let path = RowPath(group: group, row: row)
        (other as? any CellKeeper)?.hint = path
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
