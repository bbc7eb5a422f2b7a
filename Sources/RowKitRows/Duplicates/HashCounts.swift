/// A multiset of hashes, most of which occur once.
struct HashCounts {
  private var hashes: Set<Int> = []

  /// The numbers of further occurrences.
  private var repeated: [Int: Int] = [:]

  /// Adds a hash and returns whether it is new.
  mutating func insert(_ hash: Int) -> Bool {
    if hashes.insert(hash).inserted { return true }
    repeated[hash, default: 0] += 1
    return false
  }

  /// Removes one occurrence of a hash.
  ///
  /// Does nothing if there is none.
  mutating func remove(_ hash: Int) {
    guard let count = repeated[hash] else {
      hashes.remove(hash)
      return
    }
    repeated[hash] = count > 1 ? count - 1 : nil
  }
}
