extension RowBase {
  /// Returns the part of a run of rows that may differ from another run, given both first ordinals.
  ///
  /// Rows that both runs share at their ends are not included.
  package func unlike(
    _ other: RowBase, _ ordinal: Int, _ twin: Int, count: Int
  ) -> Range<Int> {
    if self === other, ordinal == twin { return 0..<0 }
    guard let mine = self as? StoredRows, let theirs = other as? StoredRows else {
      return 0..<count
    }
    let (rows, others) = (ordinal..<ordinal + count, twin..<twin + count)
    let leading = mine.commonLength(rows, with: theirs, others, fromEnd: false)
    guard leading < count else { return 0..<0 }
    return leading..<count - mine.commonLength(rows, with: theirs, others, fromEnd: true)
  }
}
