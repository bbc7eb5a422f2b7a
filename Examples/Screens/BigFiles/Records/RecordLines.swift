import Files
import RowKit

/// The records of some files as text that is safe to print, read one chunk at a time.
@MainActor struct RecordLines: @MainActor Sequence, @MainActor IteratorProtocol {
  private let sources: [RecordSource]
  private let format: any RecordFormat

  /// The pattern that the records contain, or `nil` for all.
  private let pattern: BytePattern?

  /// The records of the chunk that contain the pattern, those that name columns included.
  ///
  /// `nil` means all.
  private var found: [Int]?

  private var source = 0
  private var chunk = 0

  /// The record, or the number of those found before it in the chunk.
  private var record = 0

  /// The largest number of bytes printed for a record: 16,000,000.
  static let limit = 16_000_000

  init(
    _ sources: [RecordSource], as format: any RecordFormat, with pattern: BytePattern? = nil
  ) {
    self.sources = sources
    self.format = format
    self.pattern = pattern
  }

  /// The number of bytes of the last record up to the current chunk.
  private var length = 0

  mutating func next() -> String? {
    while source < sources.count {
      let chunks = sources[source].chunks
      if chunk == 0, record == 0 { sources[source].fillWhole() }
      guard chunk < chunks.chunkCount else {
        noteLength()
        (source, chunk, record, length) = (source + 1, 0, 0, 0)
        continue
      }
      let records = chunks.records(in: chunk)
      if record == 0 {
        measure(records)
        find(in: records)
      }
      guard record < found?.count ?? records.count, !records.isRest else {
        // Read in order, every chunk determines the start of the next one, so nothing is guessed.
        if format.rule != .lines { chunks.countNext() }
        (chunk, record) = (chunk + 1, 0)
        continue
      }
      defer { record += 1 }
      let place = found?[record] ?? record
      return format.printed(RecordPlace(source: sources[source], chunk: chunk, record: place))
    }
    return nil
  }

  /// Finds the records of a chunk that contain the pattern.
  private mutating func find(in records: ChunkRecords) {
    guard let pattern, !records.isRest else { return found = nil }
    let header = chunk == 0 ? Array((0..<records.count).prefix(format.headerCount)) : []
    found =
      header
      + sources[source].records(in: chunk, with: pattern, headerCount: format.headerCount)
  }

  /// Measures the record that a chunk continues, and the beginning of the one that goes on after it.
  private mutating func measure(_ records: ChunkRecords) {
    guard !records.isRest, let first = records.start(of: 0),
      let last = records.start(of: records.count - 1)
    else { return length += records.chunk.count }
    length += first - records.chunk.lowerBound
    noteLength()
    length = records.chunk.upperBound - last
  }

  /// Notes if the last record is longer than what was printed of it.
  private func noteLength() {
    if length > RecordLines.limit + 1 { sources[source].isRecordCut = true }
  }
}
