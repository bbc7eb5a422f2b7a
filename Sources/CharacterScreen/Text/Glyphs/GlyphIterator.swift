/// Walks through the glyphs of a text and knows how far it came.
public struct GlyphIterator: IteratorProtocol, Sendable {
  /// The column behind the last glyph, counted from where the line begins.
  public private(set) var column: Int

  private var scanner: ClusterScanner
  private var pendingSpaces = 0
  private let tabStop: Int

  init(_ glyphs: Glyphs) {
    column = glyphs.column
    scanner = ClusterScanner(glyphs.text)
    tabStop = glyphs.tabStop
  }

  /// Where the text behind the last glyph begins; for the spaces of a tab, behind the tab.
  public var position: String.Index { scanner.position }

  /// Whether the last glyph was a space of a tab that reaches further.
  public var isInsideTab: Bool { pendingSpaces > 0 }

  /// Returns the next glyph; nil at the end of the text.
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
