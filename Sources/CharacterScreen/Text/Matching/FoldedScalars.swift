/// The folded scalars of a text, one after another, without building a text of them.
struct FoldedScalars: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var expansion = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  /// Returns the value of the next folded scalar; nil at the end.
  mutating func next() -> UInt32? {
    if expansion > 0 { return nextOfExpansion() }
    while let scalar = scalars.next() {
      switch FoldingTable.folding(of: scalar.value) {
      case .scalar(let value): return value
      case .dropped: continue
      case .expansion(let offset):
        expansion = offset
        return nextOfExpansion()
      }
    }
    return nil
  }

  /// Takes the next scalar of a folding into several, and leaves it behind the last.
  private mutating func nextOfExpansion() -> UInt32 {
    let value = FoldingTable.expansion(at: expansion)
    expansion = FoldingTable.expansion(at: expansion + 1) == 0 ? 0 : expansion + 1
    return value
  }
}
