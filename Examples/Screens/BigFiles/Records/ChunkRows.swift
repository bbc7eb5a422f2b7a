import Files

/// The records that begin in a chunk of a file, as a collection that is counted on demand.
@MainActor struct ChunkRows {
  let chunks: ChunkedFile
  let chunk: Int

  /// The number of records to leave out at the beginning.
  var first = 0
}

// MARK: RandomAccessCollection

extension ChunkRows: @MainActor RandomAccessCollection {
  var startIndex: Int { first }
  var endIndex: Int { Swift.max(first, chunks.records(in: chunk).count) }

  subscript(record: Int) -> Int { record }

  // Not checked against the end: a file may become shorter between two rows.
  func index(_ record: Int, offsetBy distance: Int) -> Int { record + distance }
  func index(after record: Int) -> Int { record + 1 }
  func index(before record: Int) -> Int { record - 1 }
}
