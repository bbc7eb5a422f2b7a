import Files
import RowKit

/// All records of a table as harmless text, with tabs between their values.
@MainActor struct CSVLines: @MainActor Sequence, @MainActor IteratorProtocol {
  private let table: CSVTable
  private var chunk = 0
  private var record = 0

  /// How many bytes of a record are printed.
  private static let limit = 1 << 20

  init(_ table: CSVTable) {
    self.table = table
  }

  mutating func next() -> String? {
    while chunk < table.chunks.chunkCount {
      let records = table.chunks.records(in: chunk)
      guard record < records.count, !records.isRest else {
        // Read in order, every chunk tells where the next one begins: nothing is guessed.
        table.chunks.countNext()
        (chunk, record) = (chunk + 1, 0)
        continue
      }
      defer { record += 1 }
      let fields = table.fields(of: record, in: chunk, limit: CSVLines.limit)
      return fields.map { CSVLines.safe(CSVTable.line($0)) }.joined(separator: "\t")
    }
    return nil
  }

  private static func safe(_ text: String) -> String {
    SafeText.isPlain(text) ? text : text.map { SafeText.sign(for: $0) ?? String($0) }.joined()
  }
}
