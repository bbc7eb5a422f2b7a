@testable import CharacterScreen
@testable import TerminalCodec

extension TestTerminal {
  /// Selects a look.
  mutating func select(_ parameters: [Int]) {
    var rest = parameters[...]
    if rest.isEmpty { rest = [0] }
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = .standard
      case 22: pen.attributes.subtract([.bold, .dim])
      case 38: pen.foreground = takeColor(&rest)
      case 48: pen.background = takeColor(&rest)
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      case 30...37: pen.foreground = .palette(UInt8(code - 30))
      case 40...47: pen.background = .palette(UInt8(code - 40))
      case 90...97: pen.foreground = .palette(UInt8(code - 82))
      case 100...107: pen.background = .palette(UInt8(code - 92))
      default: selectAttribute(code)
      }
    }
  }

  private mutating func selectAttribute(_ code: Int) {
    let attributes: [Int: TextAttributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strikethrough,
    ]
    if let attribute = attributes[code] {
      pen.attributes.insert(attribute)
    } else if code > 22, let attribute = attributes[code - 20] {
      pen.attributes.remove(attribute)
    } else {
      problems.append("look \(code)")
    }
  }

  private mutating func takeColor(_ rest: inout ArraySlice<Int>) -> ResolvedColor {
    switch rest.popFirst() {
    case 5: return .palette(UInt8(rest.popFirst() ?? 0))
    case 2:
      let parts = (0..<3).map { _ in UInt32(rest.popFirst() ?? 0) }
      return .rgb(parts[0] << 16 | parts[1] << 8 | parts[2])
    default:
      problems.append("colour")
      return .standard
    }
  }
}
