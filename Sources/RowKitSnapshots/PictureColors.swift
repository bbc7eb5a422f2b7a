import RowKitScreens

/// The RGB colours of a picture for those of a screen, one byte for each component.
struct PictureColors {
  private let theme: Theme

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// The colours of text and of the page.
  var text: UInt32 { theme[.text].rgb ?? theme.page.text }
  var page: UInt32 { theme[.background].rgb ?? theme.page.background }

  /// The colour of the line around the window.
  var frame: UInt32 { PictureColors.mix(text, page, percent: 25) }

  /// Returns the visible style of a cell, with reversed and dim text resolved to colours.
  func look(of cell: ScreenCell) -> PictureLook {
    var foreground = color(cell.foreground, standard: text)
    var background = color(cell.background, standard: page)
    if cell.attributes.contains(.reverse) { swap(&foreground, &background) }
    if cell.attributes.contains(.dim) {
      foreground = PictureColors.mix(foreground, background, percent: 60)
    }
    return PictureLook(
      foreground: foreground, background: background, attributes: cell.attributes)
  }

  private func color(_ color: Color, standard: UInt32) -> UInt32 {
    switch color.kind {
    case .clear, .standard: standard
    case .palette(let index): PictureColors.palette(index)
    case .rgb(let red, let green, let blue):
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .role(let role): theme[role].rgb ?? standard
    }
  }

  /// Returns a mixture of the given percentage of one colour and the rest of another.
  private static func mix(_ color: UInt32, _ other: UInt32, percent: UInt32) -> UInt32 {
    var mixed: UInt32 = 0
    for shift in [16, 8, 0] as [UInt32] {
      let part = (color >> shift & 0xFF) * percent + (other >> shift & 0xFF) * (100 - percent)
      mixed |= (part / 100) << shift
    }
    return mixed
  }

  // MARK: The 256 colours

  private static func palette(_ index: UInt8) -> UInt32 {
    let number = UInt32(index)
    switch number {
    case 0..<16: return basic[Int(index)]
    case 16..<232: return cube(number - 16)
    default: return (number - 232) * 0x0A0A0A + 0x080808
    }
  }

  private static func cube(_ number: UInt32) -> UInt32 {
    let levels: [UInt32] = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    return levels[Int(number / 36)] << 16 | levels[Int(number / 6 % 6)] << 8
      | levels[Int(number % 6)]
  }

  private static let basic: [UInt32] = [
    0x27272A, 0xDC2626, 0x16A34A, 0xCA8A04, 0x2563EB, 0xA21CAF, 0x0891B2, 0xD4D4D8,
    0x71717A, 0xF87171, 0x4ADE80, 0xFACC15, 0x60A5FA, 0xE879F9, 0x22D3EE, 0xFAFAFA,
  ]
}
