import RowKitTesting
import TestTraits
import Testing

import RowKit
@testable import RowKitRows

@Suite(.computes) struct HashCountsTests {
  /// Few different hashes, many of which want the same slot.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `hashes are counted as by a dictionary`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let hashes = (0..<60).map { [$0, $0 << 32 | 3, Int.min + $0 * 64, 7 - $0][$0 % 4] } + [0]
    var counts = HashCounts()
    var model: [Int: Int] = [:]
    for step in 0..<5000 {
      let hash = hashes[random.below(hashes.count)]
      if random.below(2) == 0 {
        let isNew = counts.insert(hash)
        #expect(isNew == (model[hash, default: 0] == 0), "seed \(seed), step \(step)")
        model[hash, default: 0] += 1
      } else {
        counts.remove(hash)
        model[hash] = max(0, model[hash, default: 0] - 1)
      }
    }
    for (hash, count) in model {
      let isNew = counts.insert(hash)
      #expect(isNew == (count == 0))
    }
  }

  @Test func `equal hashes cost no more than different ones`() {
    var counts = HashCounts()
    for _ in 0..<100_000 { _ = counts.insert(42) }
    for _ in 0..<99_999 { counts.remove(42) }
    let isNew = counts.insert(42)
    #expect(!isNew)
  }
}
