package import RowKit
import RowKitSnapshots

/// A record of a screen at one moment, kept while the screen changes.
@MainActor package struct ScreenRecord {
  private let buffer: ScreenBuffer

  /// Records the contents of a buffer.
  package init(_ buffer: ScreenBuffer) {
    self.buffer = ScreenBuffer(copying: buffer)
  }

  /// Returns a message about the differences from a later complete redraw, or `nil` if there are
  /// none.
  package func difference(from drawnAnew: ScreenRecord) -> String? {
    let (size, other) = (buffer.size, drawnAnew.buffer)
    guard size == other.size else {
      return "The screen was \(size), and \(other.size) after a complete redraw."
    }
    guard let place = firstDifference(from: other) else { return nil }
    let picture = TextSnapshot.text(of: buffer)
    let pictures = PictureComparison(expected: TextSnapshot.text(of: other), actual: picture)
    if let message = pictures.message { return "A complete redraw changed the screen. " + message }
    return """
      A complete redraw changed the look of column \(place.column), line \(place.line) from \
      \(buffer[place.column, place.line].style) to \(other[place.column, place.line].style):
      \(picture)
      """
  }

  private func firstDifference(from other: ScreenBuffer) -> ScreenPoint? {
    for line in 0..<buffer.size.height {
      for column in 0..<buffer.size.width {
        let (cell, drawnAnew) = (buffer[column, line], other[column, line])
        // The number of a pooled grapheme may stand for a different one.
        if cell == drawnAnew, cell.pooledGrapheme == nil { continue }
        if cell.style != drawnAnew.style || cell.width != drawnAnew.width
          || buffer.text(of: cell) != other.text(of: drawnAnew)
        {
          return ScreenPoint(column: column, line: line)
        }
      }
    }
    return nil
  }
}
