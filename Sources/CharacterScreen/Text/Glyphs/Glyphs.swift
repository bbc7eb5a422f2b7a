/// The glyphs of a text that is drawn on one line, from left to right.
///
/// They are safe to send to a terminal whatever the text holds (see ``SafeText``). Tabs come as
/// spaces, and what shows nothing doesn't come at all. Lazy: to draw the first columns of a long
/// text costs no more than to draw a short one.
///
/// ```swift
/// for glyph in Glyphs("Ada Lovelace") where glyph.width == 1 {
///   letters.append(glyph.cluster)
/// }
/// ```
public struct Glyphs: Sequence, Sendable {
  /// The text they are taken from.
  public let text: Substring

  /// The column at which the text begins; it decides how far the first tab reaches.
  public let column: Int

  /// The columns from one tab stop to the next, 1 or more.
  public let tabStop: Int

  /// Creates the glyphs of a text.
  ///
  /// - Parameters:
  ///   - text: The text, of any origin.
  ///   - column: The column at which it begins, for tabs; less than 0 counts as 0.
  ///   - tabStop: The columns from one tab stop to the next; less than 1 counts as 1.
  public init(_ text: String, column: Int = 0, tabStop: Int = 8) {
    self.init(Substring(text), column: column, tabStop: tabStop)
  }

  /// Creates the glyphs of a part of a text.
  ///
  /// - Parameters:
  ///   - text: The part, of any origin.
  ///   - column: The column at which it begins, for tabs; less than 0 counts as 0.
  ///   - tabStop: The columns from one tab stop to the next; less than 1 counts as 1.
  public init(_ text: Substring, column: Int = 0, tabStop: Int = 8) {
    self.text = text
    self.column = Swift.max(0, column)
    self.tabStop = Swift.max(1, tabStop)
  }

  /// Returns what walks through the glyphs once.
  public func makeIterator() -> GlyphIterator {
    GlyphIterator(self)
  }
}
