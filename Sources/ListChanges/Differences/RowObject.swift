/// A row as a bare object: trivial to copy, compare and hash.
///
/// Valid only during the lifetime of the row.
@usableFromInline package struct RowObject: Hashable, Sendable {
  @usableFromInline let bits: UInt

  @inlinable package init(_ row: AnyObject) {
    bits = UInt(bitPattern: ObjectIdentifier(row))
  }

  /// A single multiplication.
  ///
  /// Addresses can't be chosen by an attacker, so nothing stronger is needed.
  @inlinable package var hashValue: Int {
    let product = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(bitPattern: product.high ^ product.low)
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
  }

  /// Returns whether a list contains most rows of a sample of the other, shorter one.
  ///
  /// The answer doesn't depend on the addresses of the rows.
  @usableFromInline package static func mostAreShared(_ old: [RowObject], _ new: [RowObject])
    -> Bool
  {
    guard old.count <= new.count else { return mostAreShared(new, old) }
    guard !old.isEmpty else { return true }
    let sample = stride(from: 0, to: old.count, by: old.count / 256 + 1).map { old[$0] }
    let marks = Marks(sample)
    var missing = Dictionary(sample.map { ($0, 1) }, uniquingKeysWith: +)
    var found = 0
    for row in new where marks.contains(row) {
      found += missing.removeValue(forKey: row) ?? 0
      if 2 * found > sample.count { return true }
    }
    return false
  }

  /// An approximate set of objects, which may report a few extra members.
  private struct Marks {
    private var words: [UInt64]
    private var mask: Int { words.count - 1 }

    init(_ rows: [RowObject]) {
      let count = max(1, rows.count / 2)
      words = Array(repeating: 0, count: 1 << (Int.bitWidth - count.leadingZeroBitCount))
      for row in rows {
        let hash = row.hashValue
        words[hash >> 6 & mask] |= 1 << UInt64(truncatingIfNeeded: hash & 63)
      }
    }

    func contains(_ row: RowObject) -> Bool {
      let hash = row.hashValue
      return words[hash >> 6 & mask] >> UInt64(truncatingIfNeeded: hash & 63) & 1 == 1
    }
  }
}
