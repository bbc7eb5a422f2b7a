import Files

/// The position of a record: a source, a chunk of it and an index in the chunk.
struct RecordPlace {
  let source: RecordSource
  let chunk: Int
  let record: Int

  /// The number of the record in its file, counted from 1.
  ///
  /// It is `nil` while unknown, and for a row that continues another record.
  @MainActor var number: Int? { source.chunks.number(of: record, in: chunk) }

  /// The number of bytes up to which a record is copied to the clipboard: 16,000,000.
  static let copyLimit = 16_000_000

  /// Returns the bytes of the record without its terminator, up to a limit.
  @MainActor func bytes(limit: Int) -> [UInt8] {
    source.chunks.bytes(of: record, in: chunk, limit: limit)
  }
}
