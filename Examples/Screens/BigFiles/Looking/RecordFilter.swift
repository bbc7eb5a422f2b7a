import Files

/// The records that a person wants to see, and how far the files were looked through for them.
struct RecordFilter {
  /// How far a file was looked through.
  struct Progress {
    /// How many chunks, from the first on.
    var chunks = 0

    /// Where in a quoted field the next one begins.
    var state = QuoteState.outside
  }

  /// What the records hold.
  let pattern: BytePattern

  /// How many records were found.
  var found = 0

  /// How far each file was looked through.
  var progress: [Progress]

  /// Whether a person gave up looking for more.
  var isStopped = false

  /// The work that goes on; nil after its end.
  var scan: ChunkScan?

  /// What is said about it, of files with some chunks and of records with a name: first what must
  /// not be cut off.
  func status(chunkCount: Int, noun: String) -> String {
    let records = "\(found.grouped) \(noun)\(found == 1 ? "" : "s") with “\(pattern.text)”"
    guard scan != nil else { return records }
    let looked = progress.reduce(0) { $0 + $1.chunks }
    return "\(looked * 100 / max(1, chunkCount)) %: " + records
  }
}
