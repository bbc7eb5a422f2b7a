import Files

/// What a person looks for in files, and the way to the next record that holds it.
struct RecordFinding {
  /// A way through the records.
  enum Direction {
    case forward, backward
  }

  /// Chunks of a file to look through, and the record of the first one to begin behind.
  struct Stretch {
    let source: Int
    let chunks: [Int]
    let bound: Int?
  }

  /// What the record holds.
  let pattern: BytePattern

  /// Where the next record is looked for, from the cursor on.
  var direction = Direction.forward

  /// Where the record may be, what comes first first.
  var stretches: [Stretch] = []

  /// How many chunks were looked through, and of how many.
  var looked = (chunks: 0, of: 1)

  /// The work that goes on; nil after its end.
  var scan: ChunkScan?

  /// How far it is.
  var percent: Int { looked.chunks * 100 / max(1, looked.of) }
}
