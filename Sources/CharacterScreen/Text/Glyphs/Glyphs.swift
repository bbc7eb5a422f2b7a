/// The glyphs of a text that is drawn on one line, from left to right.
///
/// Glyphs of any text are safe to send to a terminal (see ``SafeText``). Tabs are expanded to
/// spaces, and invisible characters are omitted. The sequence is lazy: drawing the first columns of
/// a long text costs no more than drawing a short one.
package struct Glyphs: Sequence, Sendable {
  /// The text of the glyphs.
  package let text: Substring

  /// The column at which the text begins, which determines the width of its first tab.
  package let column: Int

  /// The number of columns between tab stops, at least 1.
  package let tabStop: Int

  /// Creates the glyphs of a text.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - column: The column at which the text begins, for tabs. A negative column counts as 0.
  ///   - tabStop: The number of columns between tab stops. A number below 1 counts as 1.
  package init(_ text: String, column: Int = 0, tabStop: Int = 8) {
    self.init(Substring(text), column: column, tabStop: tabStop)
  }

  /// Creates the glyphs of a part of a text.
  ///
  /// - Parameters:
  ///   - text: Any part of a text.
  ///   - column: The column at which the text begins, for tabs. A negative column counts as 0.
  ///   - tabStop: The number of columns between tab stops. A number below 1 counts as 1.
  package init(_ text: Substring, column: Int = 0, tabStop: Int = 8) {
    self.text = text
    self.column = Swift.max(0, column)
    self.tabStop = Swift.max(1, tabStop)
  }

  /// Returns an iterator over the glyphs.
  package func makeIterator() -> GlyphIterator {
    GlyphIterator(self)
  }
}

/// A character as it is drawn: safe for a terminal, and with its width in columns.
package struct Glyph: Hashable, Sendable {
  /// The width in columns, at least 1.
  package let width: Int

  private let content: Content

  private enum Content: Hashable {
    case scalar(Unicode.Scalar)
    case text(String)
  }

  /// Creates the glyph of a scalar that is known to be safe.
  init(_ scalar: Unicode.Scalar, width: Int) {
    self.width = width
    content = .scalar(scalar)
  }

  /// Creates the glyph of any character, or returns `nil` for an invisible one.
  package init?(_ character: Character) {
    self.init(Cluster(character))
  }

  init?(_ cluster: Cluster) {
    if let sign = SafeText.visibleReplacement(for: cluster) {
      self.init(safe: sign)
      return
    }
    switch cluster {
    case .scalar(let scalar): self.init(scalar, width: TextWidth.width(of: scalar))
    case .sequence(let character): self.init(safe: String(character))
    }
  }

  private init?(safe text: String) {
    guard let first = text.unicodeScalars.first else { return nil }
    width = TextWidth.width(ofSafe: text)
    let isOne = text.unicodeScalars.dropFirst().isEmpty
    content = isOne ? .scalar(first) : .text(text)
  }

  /// The scalar of a glyph that consists of only one, or `nil` for a glyph of several, such as a
  /// letter with accents.
  package var scalar: Unicode.Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text to send to a terminal, never empty.
  package var cluster: String {
    switch content {
    case .scalar(let scalar): String(scalar)
    case .text(let text): text
    }
  }
}

/// An iterator over the glyphs of a text that tracks its position.
package struct GlyphIterator: IteratorProtocol, Sendable {
  /// The column after the last glyph, counted from the beginning of the line.
  package private(set) var column: Int

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
  package var position: String.Index { scanner.position }

  /// Whether the last glyph was a space of a tab that continues.
  var isInsideTab: Bool { pendingSpaces > 0 }

  /// Returns the next glyph, or `nil` at the end of the text.
  package mutating func next() -> Glyph? {
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
