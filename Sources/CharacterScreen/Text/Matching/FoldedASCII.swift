/// The folded scalars of a text that is ASCII, which are its bytes in lower case.
struct FoldedASCII: IteratorProtocol {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator

  /// The bytes must stay where they are as long as this is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes.makeIterator()
  }

  mutating func next() -> UInt32? {
    bytes.next().map { FoldingTable.foldingASCII(UInt32($0)) }
  }
}
