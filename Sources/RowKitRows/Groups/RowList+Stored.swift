extension RowList {
  /// Calls a closure with the position and the row of every stored row.
  package func forEachStored(_ body: (Int, any CellController) -> Void) {
    var start = 0
    pieces.forEachPiece { base, ordinals in
      if base.isStored {
        for (offset, ordinal) in ordinals.enumerated() {
          body(start + offset, base.row(at: ordinal))
        }
      }
      start += ordinals.count
    }
  }
}
