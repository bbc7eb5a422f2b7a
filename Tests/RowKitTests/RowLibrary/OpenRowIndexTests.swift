import RowKitTesting
import Testing

import RowKit
@testable import RowKitCore

struct OpenRowIndexTests {
  /// Rows that are open within one another, at random, in groups of 30 rows.
  private func rows(_ numbers: inout RandomNumbers) -> [RowPath: Int] {
    var counts: [RowPath: Int] = [:]
    for group in 0..<2 { nest(0..<30, group, &numbers, &counts) }
    return counts
  }

  private func nest(
    _ rows: Range<Int>, _ group: Int, _ numbers: inout RandomNumbers, _ counts: inout [RowPath: Int]
  ) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = numbers.below(rows.upperBound - row)
      if numbers.hits(oneIn: 3) {
        counts[RowPath(group: group, row: row)] = count
        nest(row + 1..<row + 1 + count, group, &numbers, &counts)
        row += count
      }
      row += 1
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `it matches a scan of every open row`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let counts = rows(&numbers)
    let index = OpenRowIndex(counts)
    for group in 0..<3 {
      for row in 0..<32 {
        let path = RowPath(group: group, row: row)
        let covering = counts.filter { open, count in
          open.group == group && row > open.row && row <= open.row + count
        }
        #expect(index.depth(of: path) == covering.count, "\(path)")
        #expect(index.ancestors(of: path) == covering.keys.sorted(by: >), "\(path)")
      }
    }
  }
}
