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

  /// Whether the row continues a record that begins in an earlier chunk.
  @MainActor var isRest: Bool { source.chunks.records(in: chunk).isRest }

  /// The place of the record that the row shows or continues.
  ///
  /// It is the row itself if the record begins far before it in chunks that aren't counted yet.
  @MainActor var whole: RecordPlace {
    guard isRest, let first = source.chunks.beginning(ofRestIn: chunk) else { return self }
    let count = source.chunks.records(in: first).count
    return RecordPlace(source: source, chunk: first, record: max(0, count - 1))
  }

  /// Returns the place of the row that shows a byte of the record: its own row, or one that continues it.
  @MainActor func row(showing offset: Int) -> RecordPlace {
    let chunks = source.chunks
    var last = offset / chunks.chunkLength
    // The end of a record has no row of its own in a chunk in which another record begins.
    if last > chunk, !chunks.records(in: last).isRest { last -= 1 }
    return last > chunk ? RecordPlace(source: source, chunk: last, record: 0) : self
  }

  /// The number of bytes up to which a record is copied to the clipboard: 16,000,000.
  private static let copyLimit = 16_000_000

  /// Reads the bytes of a record to copy to the clipboard.
  ///
  /// - Parameter read: A closure that reads the record up to a limit.
  /// - Returns: The bytes, or `nil` if there are too many.
  @MainActor static func copied(_ read: (_ limit: Int) -> [UInt8]) -> [UInt8]? {
    let bytes = read(copyLimit + 1)
    return bytes.count > copyLimit ? nil : bytes
  }

  /// Returns the bytes of the record without its terminator, up to a limit.
  @MainActor func bytes(limit: Int) -> [UInt8] {
    source.chunks.bytes(of: record, in: chunk, limit: limit)
  }
}
