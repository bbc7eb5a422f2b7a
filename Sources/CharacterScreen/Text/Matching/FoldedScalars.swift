/// The folded scalars of a text, computed one by one without creating a folded text.
struct FoldedScalars: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var expansion = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  /// Returns the value of the next folded scalar, or `nil` at the end.
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

  /// Returns the next scalar of an expansion, and leaves the expansion after its last scalar.
  private mutating func nextOfExpansion() -> UInt32 {
    let value = FoldingTable.expansion(at: expansion)
    expansion = FoldingTable.expansion(at: expansion + 1) == 0 ? 0 : expansion + 1
    return value
  }
}
