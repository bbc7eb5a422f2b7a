import Files

/// Where a record stands: in which chunk of which file, and as which of its records.
struct RecordPlace {
  let source: RecordSource
  let chunk: Int
  let record: Int

  /// The number of the record in its file, counted from 1; nil while it isn't known, or when it is
  /// the rest of another.
  @MainActor var number: Int? { source.chunks.number(of: record, in: chunk) }

  /// The bytes of the record without its end, as far as a limit.
  @MainActor func bytes(limit: Int) -> [UInt8] {
    source.chunks.bytes(of: record, in: chunk, limit: limit)
  }
}
