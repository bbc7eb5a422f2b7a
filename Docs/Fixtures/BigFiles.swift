// The rows of a log. `Files` is the module of the example.

import RowKit

@MainActor struct ChunkedFile {
  func records(in chunk: Int) -> Range<Int> { 0..<100 }
}

final class LogLineRowController: CellController {
  private let record: Int

  init(_ record: Int) {
    self.record = record
  }

  func configure(_ cell: TableCell) { cell.text = "Line \(record)" }
}
