@testable import CharacterScreen
@testable import TerminalCodec
import Testing

struct ResolvedStyleTests {
  private func change(_ old: ResolvedStyle, _ new: ResolvedStyle) -> String {
    var bytes: [UInt8] = []
    new.append(from: old, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test
  func `an equal look takes nothing`() {
    let style = ResolvedStyle(foreground: .palette(1), attributes: .bold)
    #expect(change(style, style).isEmpty)
  }

  @Test
  func `only differences are encoded`() {
    let old = ResolvedStyle(foreground: .rgb(0x010203), attributes: .bold)
    var new = old
    new.background = .palette(4)
    #expect(change(old, new) == "\u{1B}[44m")
    new.attributes = [.bold, .underline]
    #expect(change(old, new) == "\u{1B}[4;44m")
  }

  @Test
  func `starting from nothing is said where that is shorter`() {
    let old = ResolvedStyle(
      foreground: .rgb(0x010203), background: .palette(99), attributes: [.bold, .reverse])
    #expect(change(old, .standard) == "\u{1B}[m")
    #expect(change(old, ResolvedStyle(attributes: .dim)) == "\u{1B}[0;2m")
  }

  @Test
  func `taking bold away leaves dim`() {
    let old = ResolvedStyle(foreground: .rgb(0xAABBCC), attributes: [.bold, .dim])
    var new = old
    new.attributes = .dim
    #expect(change(old, new) == "\u{1B}[22;2m")
  }

  @Test
  func `every change is understood by a terminal`() {
    let colors: [ResolvedColor] = [
      .standard, .palette(3), .palette(12), .palette(200), .rgb(0x0A0B0C),
    ]
    var styles: [ResolvedStyle] = []
    for (index, foreground) in colors.enumerated() {
      for background in colors {
        let attributes = TextAttributes(rawValue: UInt16(styles.count * 7 + index) % 64)
        styles.append(
          ResolvedStyle(foreground: foreground, background: background, attributes: attributes))
      }
    }
    for old in styles {
      for new in styles {
        var terminal = TestTerminal(ScreenSize(width: 1, height: 1))
        terminal.pen = old
        terminal.feed(Array(change(old, new).utf8))
        #expect(terminal.pen == new)
      }
    }
  }
}
