/// One column of one line of a screen: a grapheme and its style, in 16 trivially copyable bytes.
///
/// A cell stores a grapheme of one scalar itself. A longer grapheme is stored in the buffer's
/// ``GraphemePool``, and the cell holds its number. A grapheme that is two columns wide occupies
/// two cells, the second of which has a width of 0.
public struct ScreenCell: Hashable, Sendable {
  /// A scalar's value, or ``pooledFlag`` and a number in the pool.
  var glyph: UInt32

  /// The colour of the text, never `.clear` in a buffer.
  public internal(set) var foreground: Color

  /// The colour of the background, never `.clear` in a buffer.
  public internal(set) var background: Color

  /// Attributes such as bold and underline.
  public internal(set) var attributes: TextAttributes

  /// The number of columns that the grapheme occupies; 0 in a continuation cell.
  public internal(set) var width: UInt8

  /// Padding that keeps the size a power of two; always 0.
  private var padding: UInt8 = 0

  /// The flag that marks the number of a pooled grapheme.
  static let pooledFlag: UInt32 = 1 << 31

  /// A space in the terminal's own colours.
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

  /// The grapheme if it is a single scalar, or `nil` if it is in the pool.
  public var scalar: Unicode.Scalar? {
    glyph & ScreenCell.pooledFlag == 0 ? Unicode.Scalar(glyph) : nil
  }

  /// The number of the grapheme in the pool, or `nil` if it is a single scalar.
  public var pooledGrapheme: Int? {
    glyph & ScreenCell.pooledFlag == 0 ? nil : Int(glyph & ~ScreenCell.pooledFlag)
  }

  /// Whether the grapheme of an earlier cell in the line covers this column.
  public var isContinuation: Bool { width == 0 }

  /// Whether the cell shows only its background.
  public var isSpace: Bool { glyph == 0x20 }

  /// The colours and attributes together.
  public var style: Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }
}

extension UnsafeMutableBufferPointer<ScreenCell> {
  /// Sets all cells to the same value.
  ///
  /// Each cell is written as two machine words: writing its fields one by one takes three times as
  /// long.
  func fill(with cell: ScreenCell) {
    let words = unsafeBitCast(cell, to: SIMD2<UInt64>.self)
    withMemoryRebound(to: SIMD2<UInt64>.self) { $0.update(repeating: words) }
  }
}
