/// One column of one line of a screen: a grapheme and its style, in 16 trivially copyable bytes.
///
/// ``ScreenBuffer/text(of:)`` returns the grapheme. A cell stores one of a single scalar itself. A longer
/// one is stored in a pool of the buffer, and the cell holds its number. A grapheme that is two columns
/// wide occupies two cells, the second of which has a width of 0.
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
  package var scalar: Unicode.Scalar? {
    glyph & ScreenCell.pooledFlag == 0 ? Unicode.Scalar(glyph) : nil
  }

  /// The number of the grapheme in the pool, or `nil` if it is a single scalar.
  package var pooledGrapheme: Int? {
    glyph & ScreenCell.pooledFlag == 0 ? nil : Int(glyph & ~ScreenCell.pooledFlag)
  }

  /// Whether the grapheme of an earlier cell in the line covers this column.
  package var isContinuation: Bool { width == 0 }

  /// Whether the cell shows only its background.
  package var isSpace: Bool { glyph == 0x20 }

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

/// A numbered pool of the graphemes on a screen that consist of more than one scalar.
///
/// Numbers stay valid until `removeAll()`, which also changes the `generation`. Code that keeps
/// cells of an earlier frame compares generations to find out whether their numbers are still
/// valid.
package struct GraphemePool: Sendable {
  /// The number of times the pool was emptied.
  package private(set) var generation = 0

  private var graphemes: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of graphemes in the pool.
  package var count: Int { graphemes.count }

  /// The grapheme with a number, or a space for an unknown number.
  package subscript(number: Int) -> String {
    graphemes.indices.contains(number) ? graphemes[number] : " "
  }

  /// Returns the number of a grapheme, adding it to the pool if necessary.
  mutating func number(of grapheme: String) -> Int {
    if let number = numbers[grapheme] { return number }
    numbers[grapheme] = graphemes.count
    graphemes.append(grapheme)
    return graphemes.count - 1
  }

  /// Removes all graphemes.
  ///
  /// Every cell that refers to one must be redrawn.
  mutating func removeAll() {
    generation += 1
    graphemes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
