import Files
import RowKit

/// All records of some files as text that is safe to print, read one chunk at a time.
@MainActor struct RecordLines: @MainActor Sequence, @MainActor IteratorProtocol {
  private let sources: [RecordSource]
  private let format: any RecordFormat
  private var source = 0
  private var chunk = 0
  private var record = 0

  /// The largest number of bytes printed for a record: 16,000,000.
  static let limit = 16_000_000

  init(_ sources: [RecordSource], as format: any RecordFormat) {
    self.sources = sources
    self.format = format
  }

  mutating func next() -> String? {
    while source < sources.count {
      let chunks = sources[source].chunks
      if chunk == 0, record == 0 { sources[source].fillWhole() }
      guard chunk < chunks.chunkCount else {
        (source, chunk, record) = (source + 1, 0, 0)
        continue
      }
      let records = chunks.records(in: chunk)
      guard record < records.count, !records.isRest else {
        if records.isRest, record == 0 { noteCut(before: chunk) }
        // Read in order, every chunk determines the start of the next one, so nothing is guessed.
        if format.rule != .lines { chunks.countNext() }
        (chunk, record) = (chunk + 1, 0)
        continue
      }
      defer { record += 1 }
      return format.printed(
        RecordPlace(source: sources[source], chunk: chunk, record: record))
    }
    return nil
  }

  /// Notes if a record that goes on in a chunk is longer than what was printed of it.
  private func noteCut(before chunk: Int) {
    let whole = RecordPlace(source: sources[source], chunk: chunk, record: 0).whole
    guard chunk - whole.chunk == 1 || !sources[source].isRecordCut else { return }
    let bytes = whole.bytes(limit: RecordLines.limit + 1)
    if bytes.count > RecordLines.limit { sources[source].isRecordCut = true }
  }

  /// Returns text with symbols in place of characters that could control a terminal.
  static func safe(_ text: String) -> String {
    SafeText.isPlain(text)
      ? text : text.map { SafeText.visibleReplacement(for: $0) ?? String($0) }.joined()
  }
}
