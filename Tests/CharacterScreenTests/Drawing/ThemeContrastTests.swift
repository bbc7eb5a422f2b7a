import CharacterScreen
import RowKitTesting
import Testing

/// The contrast of the themes, computed from their values as in the Web Content Accessibility
/// Guidelines.
struct ThemeContrastTests {
  private static let texts: [ColorRole] = [
    .text, .secondaryText, .disabledText, .tint, .destructive, .success, .warning, .header,
  ]

  /// The backgrounds of text that has its own colour there: the page, and everything but the
  /// selection and matches, where text takes another colour.
  private static let grounds: [ColorRole?] = [
    nil, .background, .cardBackground, .marked, .titleBar, .bottomBar, .overlay, .field,
  ]

  private static let pairs: [(text: ColorRole, background: ColorRole)] = [
    (.selectionText, .selection), (.matchText, .match), (.titleText, .titleBar),
    (.bottomText, .bottomBar), (.titleText, .bottomBar),
  ]

  @Test(arguments: [(Theme.dark, 4.5), (.light, 4.5), (.highContrast, 7)])
  func `text has enough contrast on every background`(theme: Theme, least: Double) {
    for role in Self.texts {
      for ground in Self.grounds {
        let contrast = ColorContrast.of(role, on: ground, in: theme)
        #expect(contrast >= least, "\(role) on \(ground.map { "\($0)" } ?? "page")")
      }
    }
    for pair in Self.pairs {
      #expect(ColorContrast.of(pair.text, on: pair.background, in: theme) >= least, "\(pair)")
    }
  }

  @Test(arguments: Theme.all) func `lines have a contrast of 3 on every background`(theme: Theme) {
    for ground in Self.grounds {
      #expect(
        ColorContrast.of(.separator, on: ground, in: theme) >= 3, "\(String(describing: ground))")
    }
  }

  @Test(arguments: Theme.all)
  func `no theme uses the bright black of 16 colours, which may be the background`(theme: Theme) {
    #expect(ColorRole.allCases.allSatisfy { theme[$0].ansi != 8 })
  }

  @Test func `the high-contrast theme sets all of the 16 colours itself`() {
    #expect(ColorRole.allCases.allSatisfy { Theme.highContrast[$0].ansi != nil })
  }
}
