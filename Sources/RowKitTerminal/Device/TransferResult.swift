/// What became of one attempt to read from or write to a descriptor that doesn't block.
enum TransferResult: Equatable {
  /// So many bytes, at least one, were read or written.
  case moved(Int)
  /// Nothing can be read or written now.
  case mustWait
  /// The other side is gone for good.
  case lost
}
