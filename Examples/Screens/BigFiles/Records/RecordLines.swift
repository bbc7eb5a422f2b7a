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
      let (current, chunks) = (sources[source], sources[source].chunks)
      if chunk == 0, record == 0 { begin(current) }
      guard chunk < chunks.chunkCount, !chunks.isShort else {
        noteLength()
        current.noteEnd()
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
      let place = found?[record] ?? record
      record += 1
      let line = format.printed(RecordPlace(source: current, chunk: chunk, record: place))
      // Of a record at the end of a file that became shorter, only a part was read, or nothing.
      if !chunks.isShort { return line }
    }
    return nil
  }

  /// Reads a pipe to its end, and the header that may not have come when the screen was made.
  private func begin(_ current: RecordSource) {
    current.fillWhole()
    if source == 0, current.readHeader(as: format, isRewritten: false) {
      current.reread(to: current.chunks.size, rule: format.rule)
    }
  }

  /// Finds the records of a chunk that are printed: those that contain the pattern, and the one that
  /// names columns.
  private mutating func find(in records: ChunkRecords) {
    let (count, isFirst) = (format.headerCount, chunk == 0)
    found = nil
    guard !records.isRest, pattern != nil || isFirst && count > 1 else { return }
    // A line before the names, such as `sep=;`, isn't part of the table.
    let header =
      isFirst ? Array((0..<records.count).prefix(count).dropFirst(Swift.max(1, count) - 1)) : []
    let rows =
      pattern.map { sources[source].records(in: chunk, with: $0, headerCount: count) }
      ?? Array((0..<records.count).dropFirst(count))
    found = header + rows
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
