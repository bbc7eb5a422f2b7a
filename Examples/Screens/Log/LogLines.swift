import Files
import RowKit

/// All lines of some files as harmless text, read one chunk at a time.
@MainActor struct LogLines: @MainActor Sequence, @MainActor IteratorProtocol {
  private let sources: [LogSource]
  private var source = 0
  private var chunk = 0
  private var record = 0

  /// How many bytes of a line are printed.
  private static let limit = 1 << 20

  init(_ sources: [LogSource]) {
    self.sources = sources
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
        (chunk, record) = (chunk + 1, 0)
        continue
      }
      defer { record += 1 }
      return LogLines.safe(
        LineText.text(chunks.bytes(of: record, in: chunk, limit: LogLines.limit)))
    }
    return nil
  }

  private static func safe(_ text: String) -> String {
    SafeText.isPlain(text) ? text : text.map { SafeText.sign(for: $0) ?? String($0) }.joined()
  }
}
