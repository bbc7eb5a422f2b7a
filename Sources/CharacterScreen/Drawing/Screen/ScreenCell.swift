/// One column of one line of a screen: a grapheme and its look, in 16 trivially copyable bytes.
///
/// A grapheme of one scalar stands in the cell itself; a longer one stands in the buffer's
/// ``GraphemePool`` and the cell holds its number. A grapheme that is two columns wide takes two
/// cells, the second of width 0.
public struct ScreenCell: Hashable, Sendable {
  /// A scalar's value, or ``pooledFlag`` and a number in the pool.
  var glyph: UInt32

  /// The colour of the strokes, never `.clear` in a buffer.
  public internal(set) var foreground: Color

  /// The colour behind, never `.clear` in a buffer.
  public internal(set) var background: Color

  /// Bold, underlined and so on.
  public internal(set) var attributes: TextAttributes

  /// How many columns the grapheme takes; 0 in a column that an earlier one covers.
  public internal(set) var width: UInt8

  /// Keeps the size a power of two; always 0.
  private var padding: UInt8 = 0

  /// What marks the number of a pooled grapheme.
  static let pooledFlag: UInt32 = 1 << 31

  /// An empty column in the terminal's own colours.
  public static let blank = ScreenCell(
    glyph: 0x20, foreground: .standard, background: .standard, attributes: [], width: 1)

  init(
    glyph: UInt32, foreground: Color, background: Color, attributes: TextAttributes, width: UInt8
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }

  /// The grapheme where it is one scalar; nil where the pool holds it.
  public var scalar: Unicode.Scalar? {
    glyph & ScreenCell.pooledFlag == 0 ? Unicode.Scalar(glyph) : nil
  }

  /// The number of the grapheme in the pool; nil where it is one scalar.
  public var pooledGrapheme: Int? {
    glyph & ScreenCell.pooledFlag == 0 ? nil : Int(glyph & ~ScreenCell.pooledFlag)
  }

  /// Whether an earlier cell of the line covers this column.
  public var isContinuation: Bool { width == 0 }

  /// Whether it shows nothing but its background.
  public var isSpace: Bool { glyph == 0x20 }

  /// The colours and attributes together.
  public var style: Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }
}

extension UnsafeMutableBufferPointer<ScreenCell> {
  /// Makes all cells the same one.
  ///
  /// Cells are written whole, as words of the machine; written part by part they take three times
  /// as long.
  func fill(with cell: ScreenCell) {
    let words = unsafeBitCast(cell, to: SIMD2<UInt64>.self)
    withMemoryRebound(to: SIMD2<UInt64>.self) { $0.update(repeating: words) }
  }
}
