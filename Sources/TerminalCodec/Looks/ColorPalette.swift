/// The numbered colours of terminals, and the search for the nearest one.
enum ColorPalette {
  /// The usual RGB values of the 16 colours that a person can change.
  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The component values of the colour cube from 16 to 231.
  private static let steps: [UInt32] = [0, 95, 135, 175, 215, 255]

  /// Returns the RGB value of a numbered colour.
  static func rgb(_ index: UInt8) -> UInt32 {
    switch index {
    case 0..<16: return basic[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6]
    default: return (UInt32(index) * 10 - 2312) * 0x010101
    }
  }

  /// Returns the number of the nearest of the 240 colours that a person can't change.
  static func nearest(to color: UInt32) -> UInt8 {
    let cube =
      16 + 36 * step(color >> 16 & 0xFF) + 6 * step(color >> 8 & 0xFF)
      + step(color & 0xFF)
    // With the weights of the distances, the mean gives the nearest grey.
    let mean = 3 * (color >> 16 & 0xFF) + 6 * (color >> 8 & 0xFF) + (color & 0xFF)
    let grey = 232 + min(23, max(0, Int(mean) - 30) / 100)
    let candidates = (UInt8(cube), UInt8(grey))
    return distance(rgb(candidates.1), color) < distance(rgb(candidates.0), color)
      ? candidates.1 : candidates.0
  }

  /// Returns the number of a colour that terminals show exactly, or `nil` if there is none.
  ///
  /// The first six colours of the cube don't count, because some people change them.
  static func exact(_ color: UInt32) -> UInt8? {
    let number = nearest(to: color)
    return number >= 22 && rgb(number) == color ? number : nil
  }

  /// Returns the number of the nearest of the first 16 colours.
  ///
  /// Bright black doesn't count, because it is the background in some schemes: a grey is black,
  /// white or bright white.
  static func nearestBasic(to color: UInt32) -> UInt8 {
    var best = (index: 0, distance: Int.max)
    let greys: Set = [0, 7, 15]
    let isGrey = spread(of: color) < 32
    for (index, candidate) in basic.enumerated() where isGrey ? greys.contains(index) : index != 8 {
      let distance = distance(candidate, color)
      if distance < best.distance { best = (index, distance) }
    }
    return UInt8(best.index)
  }

  /// Returns whether white text is more legible on a colour than black text.
  static func isDark(_ color: UInt32) -> Bool {
    let red = color >> 16 & 0xFF
    let green = color >> 8 & 0xFF
    return red * 299 + green * 587 + (color & 0xFF) * 114 < 140_000
  }

  /// Returns the difference between the largest and the smallest component of a colour.
  private static func spread(of color: UInt32) -> UInt32 {
    let parts = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF].sorted()
    return parts[2] - parts[0]
  }

  private static func step(_ value: UInt32) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  /// Returns the perceived distance of two colours.
  ///
  /// Green weighs most, blue least.
  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)
      return difference * difference
    }
    return 3 * square(16) + 6 * square(8) + square(0)
  }
}
