import CharacterScreen
import TerminalCodec

extension TerminalAbilities {
  /// A terminal that can scroll and erase, with colours.
  static func test(depth: ColorDepth = .truecolor) -> TerminalAbilities {
    var abilities = TerminalAbilities(colorDepth: depth)
    abilities.scrollRegions = true
    abilities.scrollsByCount = true
    abilities.backColorErase = true
    abilities.alternateScreen = true
    return abilities
  }
}
