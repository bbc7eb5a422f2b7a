/// Counts bytes, many at a time.
public enum ByteCount {
  /// Returns the number of newlines.
  public static func newlines(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var place = 0
    let newline = SIMD16<UInt8>(repeating: 0x0A)
    while place + 16 <= bytes.count {
      // A lane counts to 255 at most.
      let rounds = min(255, (bytes.count - place) / 16)
      var lanes = SIMD16<UInt8>(repeating: 0)
      for round in 0..<rounds {
        let piece = bytes.loadUnaligned(
          fromByteOffset: place + round * 16, as: SIMD16<UInt8>.self)
        lanes.replace(with: lanes &+ 1, where: piece .== newline)
      }
      let even = SIMD8<UInt16>(truncatingIfNeeded: lanes.evenHalf)
      let odd = SIMD8<UInt16>(truncatingIfNeeded: lanes.oddHalf)
      count += Int((even &+ odd).wrappedSum())
      place += rounds * 16
    }
    while place < bytes.count {
      if bytes[place] == 0x0A { count += 1 }
      place += 1
    }
    return count
  }
}
