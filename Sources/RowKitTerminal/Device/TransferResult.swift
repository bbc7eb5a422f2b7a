/// The result of one attempt to read from or write to a non-blocking descriptor.
enum TransferResult: Equatable {
  /// The number of bytes read or written, at least 1.
  case moved(Int)
  /// Nothing can be read or written now.
  case mustWait
  /// The other end is closed.
  case lost
}
