import CharacterScreen

/// Turns the colours of cells into those that a terminal has, as a theme says.
///
/// What roles mean is looked up once, and the last look is remembered: neighbours share theirs.
struct StyleResolver {
  private let depth: ColorDepth
  private var roles: [ResolvedColor] = []
  private var lastLook: (UInt64, UInt64) = (.max, .max)
  private var lastStyle = ResolvedStyle.standard

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    roles = ColorRole.allCases.map { StyleResolver.color(of: theme[$0], depth) }
  }

  /// Returns how a terminal is told the look of a cell.
  @inline(__always)
  mutating func style(of cell: PackedCell) -> ResolvedStyle {
    let look = cell.look
    if (look.0 ^ lastLook.0) | (look.1 ^ lastLook.1) == 0 { return lastStyle }
    lastLook = look
    lastStyle = resolved(cell)
    return lastStyle
  }

  private func resolved(_ cell: PackedCell) -> ResolvedStyle {
    guard depth != .none else { return withoutColors(cell) }
    let background = color(cell.background)
    return ResolvedStyle(
      foreground: legible(color(cell.foreground), on: background), background: background,
      attributes: cell.attributes.subtracting(.highlight))
  }

  private func color(_ color: Color) -> ResolvedColor {
    switch color.kind {
    case .clear, .standard: .standard
    case .role(let role): roles[Int(role.rawValue)]
    case .rgb(let red, let green, let blue):
      StyleResolver.color(
        of: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), depth)
    case .palette(let index):
      depth == .sixteen && index > 15
        ? .palette(ColorPalette.nearestBasic(to: ColorPalette.rgb(index))) : .palette(index)
    }
  }

  /// Returns a colour for text that can be told from what lies behind it: few colours may make the
  /// two one.
  private func legible(_ color: ResolvedColor, on background: ResolvedColor) -> ResolvedColor {
    guard color == background, let index = background.paletteIndex else { return color }
    return .palette(ColorPalette.isDark(ColorPalette.rgb(index)) ? 15 : 0)
  }

  private static func color(of entry: Theme.Entry, _ depth: ColorDepth) -> ResolvedColor {
    if depth <= .sixteen { return entry.ansi.map(ResolvedColor.palette) ?? .standard }
    return entry.rgb.map { color(of: $0, depth) } ?? .standard
  }

  private static func color(of rgb: UInt32, _ depth: ColorDepth) -> ResolvedColor {
    switch depth {
    case .none: .standard
    case .sixteen: .palette(ColorPalette.nearestBasic(to: rgb))
    case .twoHundredFiftySix: .palette(ColorPalette.nearest(to: rgb))
    case .truecolor: .rgb(rgb)
    }
  }

  /// Tells by attributes what colours would.
  ///
  /// A mark in the text of a row that is drawn in reverse
  /// is drawn as it would be elsewhere.
  private func withoutColors(_ cell: PackedCell) -> ResolvedStyle {
    var attributes = cell.attributes
    if attributes.remove(.highlight) != nil { attributes.formSymmetricDifference(.reverse) }
    if case .role(let role) = cell.foreground.kind {
      attributes.formUnion(StyleResolver.textAttributes(of: role))
    }
    if case .role(let role) = cell.background.kind {
      attributes.formSymmetricDifference(StyleResolver.backgroundAttributes(of: role))
    }
    return ResolvedStyle(attributes: attributes)
  }

  /// None of these shows on a space: erasing relies on it.
  private static func textAttributes(of role: ColorRole) -> TextAttributes {
    switch role {
    case .disabledText, .secondaryText, .separator: .dim
    case .header, .titleText, .destructive, .warning: .bold
    default: []
    }
  }

  private static func backgroundAttributes(of role: ColorRole) -> TextAttributes {
    switch role {
    case .selection: .reverse
    case .marked, .field: .underline
    case .match: [.reverse, .underline]
    default: []
    }
  }
}
