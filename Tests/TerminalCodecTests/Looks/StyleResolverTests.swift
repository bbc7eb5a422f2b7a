@testable import CharacterScreen
@testable import TerminalCodec
import RowKitTesting
import Testing

struct StyleResolverTests {
  private static func sequence(_ style: Style, _ depth: ColorDepth, _ theme: Theme = .dark)
    -> String
  {
    let cell = ScreenCell(
      glyph: 0x61, foreground: style.foreground == .clear ? .standard : style.foreground,
      background: style.background == .clear ? .standard : style.background,
      attributes: style.attributes, width: 1)
    var resolver = StyleResolver(theme: theme, depth: depth)
    var bytes: [UInt8] = []
    resolver.style(of: unsafeBitCast(cell, to: PackedCell.self)).append(from: nil, to: &bytes)
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  @Test(
    arguments: [
      (.truecolor, "0;38;5;231;48;5;26m"),
      (.twoHundredFiftySix, "0;38;5;231;48;5;26m"),
      (.sixteen, "0;97;44m"), (.none, "0;7m"),
    ] as [(ColorDepth, String)])
  func `a selected row is visible at each colour depth`(depth: ColorDepth, expected: String) {
    let style = Style(foreground: .role(.selectionText), background: .role(.selection))
    #expect(StyleResolverTests.sequence(style, depth) == expected)
  }

  @Test(
    arguments: [
      (.truecolor, "0;38;5;196m"), (.twoHundredFiftySix, "0;38;5;196m"), (.sixteen, "0;91m"),
      (.none, "m"),
    ] as [(ColorDepth, String)])
  func `red is mapped to the nearest colour`(depth: ColorDepth, expected: String) {
    #expect(StyleResolverTests.sequence(Style(foreground: .rgb(255, 0, 0)), depth) == expected)
  }

  @Test(
    arguments: [
      (.truecolor, "0;1;38;5;208m"), (.twoHundredFiftySix, "0;1;38;5;208m"), (.sixteen, "0;1;33m"),
      (.none, "0;1m"),
    ] as [(ColorDepth, String)])
  func `a colour by number is kept if the terminal has it`(depth: ColorDepth, expected: String) {
    let style = Style(foreground: .palette(208), attributes: .bold)
    let sequence = StyleResolverTests.sequence(style, depth)
    #expect(sequence == expected || depth == .sixteen && sequence == "0;1;91m")
  }

  @Test
  func `without colours no code of a colour is said`() {
    for role in ColorRole.allCases {
      let style = Style(foreground: .role(role), background: .role(role))
      let codes = StyleResolverTests.sequence(style, .none).dropLast().split(separator: ";")
      #expect(codes.allSatisfy { (Int($0) ?? 0) < 10 })
    }
  }

  @Test
  func `important styles are distinct without colours`() {
    let looks = [
      Style.plain, Style.disabled, Style(background: .role(.selection)),
      Style(foreground: .role(.disabledText), background: .role(.selection)),
      Style(background: .role(.match)), Style(background: .role(.marked)), Style.destructive,
    ].map { StyleResolverTests.sequence($0, .none) }
    #expect(Set(looks).count == looks.count)
  }

  @Test(arguments: [Theme.dark, .light])
  func `no text disappears on its background`(theme: Theme) {
    let backgrounds: [ColorRole] = [.selection, .marked, .titleBar, .bottomBar, .match, .overlay]
    for depth in [ColorDepth.sixteen, .twoHundredFiftySix] {
      for background in backgrounds {
        for text in [ColorRole.text, .secondaryText, .disabledText, .tint, .destructive] {
          let cell = ScreenCell(
            glyph: 0x61, foreground: .role(text), background: .role(background), attributes: [],
            width: 1)
          var resolver = StyleResolver(theme: theme, depth: depth)
          let style = resolver.style(of: unsafeBitCast(cell, to: PackedCell.self))
          #expect(style.foreground != style.background || style.background == .standard)
        }
      }
    }
  }

  @Test
  func `the nearest of 256 is itself for each of them`() {
    for index in UInt8(16)...255 {
      let rgb = ColorPalette.rgb(index)
      #expect(ColorPalette.rgb(ColorPalette.nearest(to: rgb)) == rgb)
    }
  }

  @Test
  func `the nearest of 256 is never beaten by another of them`() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<100 {
      let color = UInt32.random(in: 0...0xFFFFFF, using: &random)
      let best = (UInt8(16)...255).map { apart(ColorPalette.rgb($0), color) }.min() ?? 0
      #expect(apart(ColorPalette.rgb(ColorPalette.nearest(to: color)), color) == best)
    }
  }

  private func apart(_ left: UInt32, _ right: UInt32) -> Int {
    [(16, 3), (8, 6), (0, 1)].reduce(0) { sum, part in
      let difference = Int(left >> part.0 & 0xFF) - Int(right >> part.0 & 0xFF)
      return sum + part.1 * difference * difference
    }
  }
}
