/// A symbol of one or two graphemes in a colour.
public struct SymbolContent: CellContent, Hashable, Sendable {
  /// The graphemes.
  public var glyph: String

  /// The style.
  public var style: Style

  /// Creates a symbol.
  public init(_ glyph: String, style: Style = .tint) {
    self.glyph = glyph
    self.style = style
  }

  public var plainText: String { glyph }

  public func draw(on canvas: Canvas) {
    canvas.truncatedText(glyph, width: canvas.width, style: style)
  }
}
