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

  /// The graphemes if they are letters or digits.
  ///
  /// A sign isn't read out.
  public var spokenText: SpokenText {
    SpokenText(glyph.contains { $0.isLetter || $0.isNumber } ? glyph : "")
  }

  public func draw(on canvas: Canvas) {
    canvas.truncatedText(glyph, width: canvas.width, style: style)
  }
}
