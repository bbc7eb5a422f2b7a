import RowKit
import RowKitSnapshots

/// A record of a screen at one moment, kept while the screen changes.
@MainActor struct ScreenRecord {
  private let buffer: ScreenBuffer

  /// Records the contents of a buffer.
  init(_ buffer: ScreenBuffer) {
    self.buffer = ScreenBuffer(copying: buffer)
  }

  /// Returns a message about the differences from a later complete redraw, or `nil` if there are
  /// none.
  func difference(from drawnAnew: ScreenRecord) -> String? {
    let (size, other) = (buffer.size, drawnAnew.buffer)
    guard size == other.size else {
      return "The screen was \(size), and \(other.size) after a complete redraw."
    }
    guard let index = firstDifference(from: other) else { return nil }
    let picture = TextSnapshot.text(of: buffer)
    let pictures = PictureComparison(expected: TextSnapshot.text(of: other), actual: picture)
    if let message = pictures.message { return "A complete redraw changed the screen. " + message }
    let (column, line) = (index % size.width, index / size.width)
    return """
      A complete redraw changed the look of column \(column), line \(line) from \
      \(buffer[column, line].style) to \(other[column, line].style):
      \(picture)
      """
  }

  private func firstDifference(from other: ScreenBuffer) -> Int? {
    buffer.withCells { cells in
      other.withCells { others in
        cells.indices.first { index in
          let (cell, drawnAnew) = (cells[index], others[index])
          // The number of a pooled grapheme may stand for a different one.
          if cell == drawnAnew, cell.pooledGrapheme == nil { return false }
          return cell.style != drawnAnew.style || cell.width != drawnAnew.width
            || buffer.text(of: cell) != other.text(of: drawnAnew)
        }
      }
    }
  }
}
