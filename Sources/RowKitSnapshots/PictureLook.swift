import RowKit

/// How a cell looks in a picture.
struct PictureLook: Hashable {
  /// The colour of the strokes, in red, green and blue.
  let foreground: UInt32

  /// The colour behind.
  let background: UInt32

  /// Bold, underlined and so on; reversed and dimmed text has its colours already.
  let attributes: TextAttributes

  /// Whether text of both looks can stand in one element.
  func drawsAlike(_ other: PictureLook) -> Bool {
    foreground == other.foreground && isBold == other.isBold && isItalic == other.isItalic
  }

  var isBold: Bool { attributes.contains(.bold) }
  var isItalic: Bool { attributes.contains(.italic) }
}
