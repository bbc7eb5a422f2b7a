import CharacterScreen
import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// The contrast of everything that the gallery's screens draw with the colours of the theme.
@MainActor struct ScreenContrastTests {
  /// A colour of text on another, and whether the character is a letter or a digit.
  private struct Pair: Hashable {
    let text: ColorRole
    let ground: ColorRole?
    let isText: Bool
  }

  private static let walks = [
    "down down down", "down return", "/ a return", "?", ". down", "e down", "tab x",
    "end up return",
  ]

  @Test func `everything drawn has enough contrast, in every theme and state`() throws {
    var pairs: Set<Pair> = []
    var seen: Set<ScreenCell> = []
    for example in ExampleCatalogue.screens where example.operands?.hasPrefix("[") ?? true {
      for walk in Self.walks where ScreenFiles.isOwnMode(walk, of: example.name) {
        let screen = try example.makeScreen(ExampleArguments())
        let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 20))
        driver.stage.animatesChanges = false
        pairs.formUnion(Self.pairs(in: driver, &seen))
        driver.press(walk)
        pairs.formUnion(Self.pairs(in: driver, &seen))
      }
    }
    #expect(pairs.count > 20)
    for theme in Theme.all { check(pairs, in: theme) }
  }

  private func check(_ pairs: Set<Pair>, in theme: Theme) {
    for pair in pairs {
      let least = !pair.isText ? 3 : theme == .highContrast ? 7 : 4.5
      let contrast = ColorContrast.of(pair.text, on: pair.ground, in: theme)
      #expect(contrast >= least, "\(pair) in \(theme.name)")
    }
  }

  /// Returns the colours of cells that weren't seen before.
  private static func pairs(in driver: ScreenDriver, _ seen: inout Set<ScreenCell>) -> Set<Pair> {
    var pairs: Set<Pair> = []
    var last: ScreenCell?
    let buffer = driver.player.frame.buffer
    for line in 0..<buffer.size.height {
      for column in 0..<buffer.size.width {
        let cell = buffer[column, line]
        guard cell != last else { continue }
        last = cell
        guard seen.insert(cell).inserted, let pair = pair(cell) else { continue }
        pairs.insert(pair)
      }
    }
    return pairs
  }

  /// Returns the colours of a cell that shows something in colours of the theme.
  private static func pair(_ cell: ScreenCell) -> Pair? {
    guard !cell.isSpace, !cell.isContinuation else { return nil }
    let text: ColorRole
    switch cell.foreground.kind {
    case .role(let role): text = role
    case .standard: text = .text
    default: return nil
    }
    let isText = cell.scalar.map { Character($0).isLetter || Character($0).isNumber } ?? true
    switch cell.background.kind {
    case .role(let role): return Pair(text: text, ground: role, isText: isText)
    case .standard: return Pair(text: text, ground: nil, isText: isText)
    default: return nil
    }
  }
}
