import Files

/// A filter for records, and its progress through the files.
struct RecordFilter {
  /// The progress of the filter in one file.
  struct Progress {
    /// The number of chunks searched so far, from the first on.
    var chunks = 0

    /// The quote state at the start of the next chunk.
    var state = QuoteState.outside
  }

  /// The pattern that the records contain.
  let pattern: BytePattern

  /// The number of records found so far.
  var found = 0

  /// The progress in each file.
  var progress: [Progress]

  /// Whether the person stopped the filter early.
  var isStopped = false

  /// Whether the cursor keeps its number, because the filter began again.
  var keepsNumber = false

  /// The running scan, or `nil` after its end.
  var scan: ChunkScan?

  /// Returns the status line, for files with the given number of chunks and records with the given
  /// name.
  ///
  /// The part that must not be cut off comes first.
  func status(chunkCount: Int, noun: String) -> String {
    let records = "\(found.grouped) \(noun)\(found == 1 ? "" : "s") with “\(pattern.text)”"
    guard scan != nil else { return records }
    let looked = progress.reduce(0) { $0 + $1.chunks }
    return "\(looked * 100 / max(1, chunkCount)) %: " + records
  }
}
