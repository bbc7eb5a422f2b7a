/// The glyphs of a text that is drawn on one line, from left to right.
///
/// Glyphs of any text are safe to send to a terminal (see ``SafeText``). Tabs are expanded to
/// spaces, and invisible characters are omitted. The sequence is lazy: drawing the first columns of
/// a long text costs no more than drawing a short one.
///
/// ```swift
/// for glyph in Glyphs("Ada Lovelace") where glyph.width == 1 {
///   letters.append(glyph.cluster)
/// }
/// ```
public struct Glyphs: Sequence, Sendable {
  /// The text of the glyphs.
  public let text: Substring

  /// The column at which the text begins, which determines the width of its first tab.
  public let column: Int

  /// The number of columns between tab stops, at least 1.
  public let tabStop: Int

  /// Creates the glyphs of a text.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - column: The column at which the text begins, for tabs. A negative column counts as 0.
  ///   - tabStop: The number of columns between tab stops. A number below 1 counts as 1.
  public init(_ text: String, column: Int = 0, tabStop: Int = 8) {
    self.init(Substring(text), column: column, tabStop: tabStop)
  }

  /// Creates the glyphs of a part of a text.
  ///
  /// - Parameters:
  ///   - text: Any part of a text.
  ///   - column: The column at which the text begins, for tabs. A negative column counts as 0.
  ///   - tabStop: The number of columns between tab stops. A number below 1 counts as 1.
  public init(_ text: Substring, column: Int = 0, tabStop: Int = 8) {
    self.text = text
    self.column = Swift.max(0, column)
    self.tabStop = Swift.max(1, tabStop)
  }

  /// Returns an iterator over the glyphs.
  public func makeIterator() -> GlyphIterator {
    GlyphIterator(self)
  }
}
