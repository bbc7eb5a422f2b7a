/// An iterator over the folded scalars of an ASCII text, which are its lowercase bytes.
struct FoldedASCII: IteratorProtocol {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator

  /// Creates an iterator over bytes that must stay valid while it is in use.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes.makeIterator()
  }

  mutating func next() -> UInt32? {
    bytes.next().map { FoldingTable.foldingASCII(UInt32($0)) }
  }
}
