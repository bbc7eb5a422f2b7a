/// Pairs of quotes that stand for a quote in a quoted field.
enum QuotePairs {
  /// Returns the number of bytes of the pairs at the start of some bytes.
  ///
  /// A search for each quote would take many times as long where every byte is one.
  static func length(_ bytes: UnsafeRawBufferPointer) -> Int {
    let eight: UInt64 = 0x2222_2222_2222_2222
    var end = 0
    while end + 8 <= bytes.count, bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self) == eight
    {
      end += 8
    }
    while end + 2 <= bytes.count, bytes[end] == 0x22, bytes[end + 1] == 0x22 { end += 2 }
    return end
  }
}
