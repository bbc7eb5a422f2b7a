import Files

/// What a person looks for in a log.
struct LogSearch {
  /// A way through the lines.
  enum Direction {
    case forward, backward
  }

  /// What the line holds.
  let pattern: BytePattern

  /// How many chunks were looked through, and of how many.
  var looked = (chunks: 0, of: 1)

  /// The work that goes on; nil after its end.
  var task: Task<Void, Never>?

  /// How far it is.
  var percent: Int { looked.chunks * 100 / max(1, looked.of) }
}
