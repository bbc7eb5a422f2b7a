/// A small image at the left of a cell, made of one or two graphemes in a colour.
public struct CellImage: Hashable, Sendable {
  /// The graphemes.
  public var glyph: String

  /// The colour of the graphemes.
  ///
  /// `.clear` uses the colour of the row.
  public var color: Color

  /// Creates an image.
  ///
  /// The default colour is the tint.
  public init(_ glyph: String, color: Color = .role(.tint)) {
    self.glyph = glyph
    self.color = color
  }
}

// MARK: ExpressibleByStringLiteral

extension CellImage: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
