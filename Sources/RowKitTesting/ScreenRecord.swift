import RowKit
import RowKitSnapshots

/// What a screen showed at one time, kept while the screen goes on to change.
@MainActor struct ScreenRecord {
  private let size: ScreenSize
  private let picture: String
  private let graphemes: [String]
  private let styles: [Style]

  /// Keeps what a buffer shows.
  init(_ buffer: ScreenBuffer) {
    size = buffer.size
    picture = TextSnapshot.text(of: buffer)
    let cells = buffer.withCells { Array($0) }
    graphemes = cells.map { buffer.text(of: $0) }
    styles = cells.map(\.style)
  }

  /// Says where a later drawing of everything differs; nil when it doesn't.
  func difference(from drawnAnew: ScreenRecord) -> String? {
    guard size == drawnAnew.size else {
      return "The screen was \(size), and \(drawnAnew.size) when it was drawn anew."
    }
    let pictures = PictureComparison(expected: drawnAnew.picture, actual: picture)
    if let message = pictures.message { return "Drawing anew changed the screen. " + message }
    let index = graphemes.indices.first { index in
      graphemes[index] != drawnAnew.graphemes[index] || styles[index] != drawnAnew.styles[index]
    }
    guard let index else { return nil }
    return """
      Drawing anew changed the look of column \(index % size.width), line \(index / size.width) \
      from \(styles[index]) to \(drawnAnew.styles[index]):
      \(picture)
      """
  }
}
