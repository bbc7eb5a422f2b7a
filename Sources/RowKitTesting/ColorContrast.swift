package import CharacterScreen

/// The contrast of colours, as the Web Content Accessibility Guidelines define it.
package enum ColorContrast {
  /// Returns the contrast of two RGB colours, from 1 to 21.
  package static func between(_ first: UInt32, _ second: UInt32) -> Double {
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// Returns the contrast of text in a role on the background of another, or on the page.
  package static func of(_ text: ColorRole, on ground: ColorRole?, in theme: Theme) -> Double {
    let background = ground.flatMap { theme[$0].rgb } ?? theme.page.background
    return between(theme[text].rgb ?? theme.page.text, background)
  }

  private static func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let part = Double(rgb >> shift & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns a number to the power of 2.4, as the fifth root of its twelfth power.
  private static func power(_ value: Double) -> Double {
    let target = (1...12).reduce(1.0) { result, _ in result * value }
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - target) / (5 * root * root * root * root)
    }
    return root
  }
}
