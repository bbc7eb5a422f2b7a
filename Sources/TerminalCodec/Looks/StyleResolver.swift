import CharacterScreen

/// A resolver that maps the styles of cells to those of a terminal, using a theme.
///
/// The colours of roles are resolved once, and the last style is cached because neighbours often
/// share it.
struct StyleResolver {
  private let depth: ColorDepth
  private var roles: [ResolvedColor] = []
  private var lastLook: (UInt64, UInt64) = (.max, .max)
  private var lastStyle = ResolvedStyle.standard

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    roles = ColorRole.allCases.map { StyleResolver.color(of: theme[$0], depth) }
  }

  /// Returns the style of a cell on the terminal.
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
    var foreground = color(cell.foreground)
    if limitsColors(of: cell) { foreground = StyleResolver.legible(foreground, on: background) }
    return ResolvedStyle(
      foreground: foreground, background: background, attributes: attributes(of: cell))
  }

  /// Returns the attributes of a cell on a terminal with colours.
  ///
  /// None of 16 colours is certain to differ slightly from the page, so fields and marked rows are
  /// underlined.
  private func attributes(of cell: PackedCell) -> TextAttributes {
    let attributes = cell.attributes.subtracting(.highlight)
    guard depth == .sixteen, case .role(let role) = cell.background.kind,
      role == .field || role == .marked
    else { return attributes }
    return attributes.symmetricDifference(.underline)
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

  /// Whether different colours of a cell may have become the same colour of the terminal.
  private func limitsColors(of cell: PackedCell) -> Bool {
    if depth != .truecolor { return true }
    if case .palette = cell.foreground.kind { return true }
    return false
  }

  /// Returns a text colour that differs from its background, which limited colours may make equal.
  private static func legible(_ color: ResolvedColor, on background: ResolvedColor)
    -> ResolvedColor
  {
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
    // The number of a colour takes half as many bytes as its components.
    case .truecolor: ColorPalette.exact(rgb).map(ResolvedColor.palette) ?? .rgb(rgb)
    }
  }

  /// Returns a style that expresses colours by attributes.
  ///
  /// Highlighted text in a reversed row is drawn unreversed.
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

  /// Returns the attributes of text in a role.
  ///
  /// None of them is visible on a space, because erasing relies on that.
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
