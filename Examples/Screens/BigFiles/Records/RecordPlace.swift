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
