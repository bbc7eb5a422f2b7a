import Files

/// A search through files for the next record that contains a pattern.
struct RecordFinding {
  /// A direction through the records.
  enum Direction {
    case forward, backward
  }

  /// The chunks of a file to search, and the record of the first chunk to start behind.
  struct Stretch {
    let source: Int
    let chunks: [Int]
    let bound: Int?
  }

  /// The pattern that the record contains.
  let pattern: BytePattern

  /// The search direction, starting at the cursor.
  var direction = Direction.forward

  /// The stretches left to search, in order.
  var stretches: [Stretch] = []

  /// The number of records to find, of which the last gets the cursor.
  var times = 1

  /// The number of chunks searched, and of chunks in total.
  var looked = (chunks: 0, of: 1)

  /// The running scan, or `nil` after its end.
  var scan: ChunkScan?

  /// The progress in percent.
  var percent: Int { looked.chunks * 100 / max(1, looked.of) }
}
