import RowKitScreens

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
