import RowKitScreens

/// The positions of columns and lines in a picture, in pixels.
struct PictureMetrics {
  /// The size of a cell.
  ///
  /// Its width is six tenths of the font size, as in monospaced fonts.
  static let cellWidth = 9
  static let cellHeight = 20
  static let fontSize = 15

  /// The distance from the top of a line to the baseline of its text.
  static let baseline = 15

  /// The space between the edges of the window and the screen.
  static let margin = (x: 12, y: 6)

  /// The size of the screen in columns and lines.
  let size: ScreenSize

  /// The size of the window.
  var width: Int { size.width * PictureMetrics.cellWidth + 2 * PictureMetrics.margin.x }
  var height: Int { size.height * PictureMetrics.cellHeight + 2 * PictureMetrics.margin.y }

  /// The left edge of a column.
  func x(_ column: Int) -> Int { PictureMetrics.margin.x + column * PictureMetrics.cellWidth }

  /// The top edge of a line.
  func y(_ line: Int) -> Int { PictureMetrics.margin.y + line * PictureMetrics.cellHeight }

  /// Returns the area behind a range of columns of a line.
  ///
  /// At the edges of the screen, the area extends to the edges of the window, so that bars have no
  /// gaps beside them.
  func area(behind columns: Range<Int>, line: Int) -> (x: Range<Int>, y: Range<Int>) {
    let left = columns.lowerBound == 0 ? 0 : x(columns.lowerBound)
    let right = columns.upperBound == size.width ? width : x(columns.upperBound)
    let top = line == 0 ? 0 : y(line)
    let bottom = line == size.height - 1 ? height : y(line + 1)
    return (left..<right, top..<bottom)
  }
}

/// The appearance of a cell in a picture.
struct PictureLook: Hashable {
  /// The RGB colour of the text.
  let foreground: UInt32

  /// The RGB colour of the background.
  let background: UInt32

  /// The attributes of the text.
  ///
  /// The colours already account for reversed and dim text.
  let attributes: TextAttributes

  /// Returns whether text of both styles can share one element.
  func drawsAlike(_ other: PictureLook) -> Bool {
    foreground == other.foreground && isBold == other.isBold && isItalic == other.isItalic
  }

  var isBold: Bool { attributes.contains(.bold) }
  var isItalic: Bool { attributes.contains(.italic) }
}
