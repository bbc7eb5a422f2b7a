// The code of Docs/BigFiles.md.

import Files
import RowKit

@MainActor struct ChunkRows: @MainActor RandomAccessCollection {
  let chunks: ChunkedFile
  let chunk: Int

  var startIndex: Int { 0 }
  var endIndex: Int { chunks.records(in: chunk).count }  // reads the chunk
  subscript(record: Int) -> Int { record }
}

private final class LogLineRowController: CellController {
  private let record: Int

  init(_ record: Int) {
    self.record = record
  }

  func configure(_ cell: TableCell) { cell.text = "Line \(record)" }
}

@MainActor private func group(_ chunks: ChunkedFile) -> TableGroup {
  let rows = RowList(ChunkRows(chunks: chunks, chunk: 7)) { LogLineRowController($0) }
  return TableGroup(rows: rows)
}
