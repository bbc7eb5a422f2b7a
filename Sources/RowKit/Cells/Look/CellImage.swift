/// A small picture at the left of a cell: one or two graphemes in a colour.
public struct CellImage: Hashable, Sendable {
  /// The graphemes.
  public var glyph: String

  /// Their colour; `.clear` follows the row.
  public var color: Color

  /// Creates an image.
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
