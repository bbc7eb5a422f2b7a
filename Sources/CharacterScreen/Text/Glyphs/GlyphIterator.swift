/// An iterator over the glyphs of a text that tracks its position.
public struct GlyphIterator: IteratorProtocol, Sendable {
  /// The column after the last glyph, counted from the beginning of the line.
  public private(set) var column: Int

  private var scanner: ClusterScanner
  private var pendingSpaces = 0
  private let tabStop: Int

  init(_ glyphs: Glyphs) {
    column = glyphs.column
    scanner = ClusterScanner(glyphs.text)
    tabStop = glyphs.tabStop
  }

  /// The index after the last glyph.
  ///
  /// For the spaces of a tab, it is the index after the tab.
  public var position: String.Index { scanner.position }

  /// Whether the last glyph was a space of a tab that continues.
  var isInsideTab: Bool { pendingSpaces > 0 }

  /// Returns the next glyph, or `nil` at the end of the text.
  public mutating func next() -> Glyph? {
    if pendingSpaces > 0 { return nextSpace() }
    while let cluster = scanner.next() {
      if case .scalar(let scalar) = cluster {
        if scalar.value &- 0x20 < 0x5F { return advance(Glyph(scalar, width: 1)) }
        if scalar == "\t" {
          pendingSpaces = tabStop - column % tabStop
          return nextSpace()
        }
      }
      if let glyph = Glyph(cluster) { return advance(glyph) }
    }
    return nil
  }

  private mutating func nextSpace() -> Glyph {
    pendingSpaces -= 1
    return advance(Glyph(" ", width: 1))
  }

  private mutating func advance(_ glyph: Glyph) -> Glyph {
    column += glyph.width
    return glyph
  }
}
