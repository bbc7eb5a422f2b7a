/// The way in which a letter joins its neighbours, as far as Arabic host names need it.
enum JoiningType: Sendable {
  case dual, right, transparent, none

  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: self = .transparent
    default:
      switch scalar.value {
      case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677,
        0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3, 0x6D5, 0x6EE, 0x6EF:
        self = .right
      case 0x620, 0x626, 0x628, 0x62A...0x62E, 0x633...0x63F, 0x641...0x647, 0x649, 0x64A,
        0x66E, 0x66F, 0x678...0x687, 0x69A...0x6BF, 0x6C1, 0x6C2, 0x6CC, 0x6CE, 0x6D0, 0x6D1,
        0x6FA...0x6FC, 0x6FF, 0x712...0x714, 0x71A...0x71D, 0x71F...0x727, 0x729, 0x72B,
        0x72D, 0x72E, 0x74E...0x758, 0x75C...0x76A, 0x76D...0x770, 0x772, 0x775...0x777,
        0x77A...0x77F, 0x7CA...0x7EA, 0x1807, 0x1820...0x1878:
        self = .dual
      default: self = .none
      }
    }
  }

  /// Returns whether letters before and after a position would join if nothing stood there.
  static func isBetweenJoining(_ index: Int, in label: [Unicode.Scalar]) -> Bool {
    let before = label[..<index].last { JoiningType($0) != .transparent }
    let after = label[(index + 1)...].first { JoiningType($0) != .transparent }
    guard let before, let after else { return false }
    return JoiningType(before) == .dual && [.dual, .right].contains(JoiningType(after))
  }
}
