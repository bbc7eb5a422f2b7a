@testable import CharacterScreen
import RowKitTesting
@testable import TerminalCodec
import TestTraits
import Testing

@Suite(.computes) struct StyleTransitionsTests {
  private static let styles: [ResolvedStyle] = {
    let colors: [ResolvedColor] = [.standard, .palette(3), .palette(200), .rgb(0xFAFBFC)]
    let attributes: [TextAttributes] = [
      [], .bold, [.bold, .dim, .italic, .underline, .reverse, .strikethrough],
    ]
    return colors.flatMap { foreground in
      colors.flatMap { background in
        attributes.map {
          ResolvedStyle(foreground: foreground, background: background, attributes: $0)
        }
      }
    }
  }()

  private func sequence(
    from old: ResolvedStyle?, to new: ResolvedStyle, _ transitions: inout StyleTransitions
  ) -> [UInt8] {
    var bytes = Array("before".utf8)
    transitions.append(from: old, to: new, &bytes)
    #expect(bytes.starts(with: "before".utf8))
    return Array(bytes.dropFirst(6))
  }

  @Test
  func `a repeated transition has the sequence of the first one`() {
    var transitions = StyleTransitions()
    for old in Self.styles {
      for new in Self.styles {
        var expected: [UInt8] = []
        new.append(from: old, to: &expected)
        #expect(sequence(from: old, to: new, &transitions) == expected)
        #expect(sequence(from: old, to: new, &transitions) == expected)
      }
    }
  }

  @Test
  func `transitions in any order have the sequence of their styles`() {
    var transitions = StyleTransitions()
    var random = RandomNumbers(seed: 1)
    for _ in 0..<5_000 {
      // Few styles, so that most transitions were seen before, and more than are kept.
      let old = Self.styles[Int.random(in: 0..<6, using: &random)]
      let new = Self.styles[Int.random(in: 0..<6, using: &random)]
      var expected: [UInt8] = []
      new.append(from: old, to: &expected)
      #expect(sequence(from: old, to: new, &transitions) == expected)
    }
  }

  @Test
  func `after an unknown style the whole style is set`() {
    var transitions = StyleTransitions()
    for new in Self.styles {
      var expected: [UInt8] = []
      new.append(from: nil, to: &expected)
      #expect(sequence(from: nil, to: new, &transitions) == expected)
    }
  }
}
