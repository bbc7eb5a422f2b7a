import RowKit

/// A background in the colours of dusk, brighter for the row at the cursor.
final class DuskBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    gradient = Gradient(.rgb(0x2A, 0x2F, 0x55), .rgb(0x4A, 0x2A, 0x55))
    selectedGradient = Gradient(.rgb(0x2F, 0x5F, 0xE8), .rgb(0x9A, 0x35, 0xD8))
    strokeColor = .rgb(0x8A, 0x6F, 0xC0)
    drawsSeparator = style == .plain
  }
}

extension Gradient {
  /// The sky behind such rows.
  static let dusk = Gradient(.rgb(0x14, 0x18, 0x30), .rgb(0x36, 0x18, 0x38))
}
