import CharacterScreen
import Testing

/// The contrast of the themes, computed from their values as in the Web Content Accessibility
/// Guidelines.
struct ThemeContrastTests {
  private static let texts: [ColorRole] = [
    .secondaryText, .tint, .destructive, .success, .warning, .header,
  ]

  private static let pairs: [(text: ColorRole, background: ColorRole)] = [
    (.selectionText, .selection), (.matchText, .match), (.titleText, .titleBar),
    (.bottomText, .bottomBar),
  ]

  @Test(arguments: [Theme.dark, .light])
  func `text has a contrast of 4.5 on the page`(theme: Theme) {
    for role in Self.texts { #expect(contrast(role, nil, in: theme) >= 4.5, "\(role)") }
    for pair in Self.pairs {
      #expect(contrast(pair.text, pair.background, in: theme) >= 4.5, "\(pair)")
    }
  }

  @Test func `the high-contrast theme has 7 for all text, and 3 for lines, on every surface`() {
    let theme = Theme.highContrast
    for role in Self.texts + [.text, .disabledText] {
      for surface in [ColorRole.background, .overlay, .field, .titleBar, .bottomBar, .marked] {
        #expect(contrast(role, surface, in: theme) >= 7, "\(role) on \(surface)")
      }
    }
    for pair in Self.pairs {
      #expect(contrast(pair.text, pair.background, in: theme) >= 7, "\(pair)")
    }
    #expect(contrast(.separator, .background, in: theme) >= 3)
  }

  @Test func `the high-contrast theme uses no colour that is a background elsewhere`() {
    #expect(ColorRole.allCases.allSatisfy { Theme.highContrast[$0].ansi != 8 })
    #expect(ColorRole.allCases.allSatisfy { Theme.highContrast[$0].ansi != nil })
  }

  /// Returns the contrast of a role on another, or on the page.
  private func contrast(_ text: ColorRole, _ background: ColorRole?, in theme: Theme) -> Double {
    let ground = background.flatMap { theme[$0].rgb } ?? theme.page.background
    let values = [luminance(theme[text].rgb ?? theme.page.text), luminance(ground)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private func luminance(_ rgb: UInt32) -> Double {
    let parts = [rgb >> 16, rgb >> 8, rgb].map { Double($0 & 0xFF) / 255 }
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns a number to the power of 2.4, as the fifth root of its twelfth power.
  private func power(_ value: Double) -> Double {
    let target = (1...12).reduce(1.0) { result, _ in result * value }
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - target) / (5 * root * root * root * root)
    }
    return root
  }
}
