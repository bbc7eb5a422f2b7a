import CharacterScreen

/// A look as a terminal is told it: without roles, and with colours that it has.
struct ResolvedStyle: Hashable {
  var foreground = ResolvedColor.standard
  var background = ResolvedColor.standard
  var attributes: TextAttributes = []

  /// What a terminal draws in when nothing was said.
  static let standard = ResolvedStyle()

  /// Whether a space in this look can be had by erasing.
  var isErasable: Bool { attributes.isDisjoint(with: PackedCell.visibleAttributes) }

  /// Returns the look to draw a space in after this one: what doesn't show on a space stays.
  func onSpace(_ style: ResolvedStyle) -> ResolvedStyle {
    let visible = PackedCell.visibleAttributes
    let lines = style.attributes.intersection(visible)
    // A line is drawn in the foreground, and reversing shows it.
    guard lines.isEmpty else { return style }
    return ResolvedStyle(
      foreground: foreground, background: style.background,
      attributes: attributes.subtracting(visible))
  }

  /// Appends the shorter of what changes another look into this one, or sets it from nothing;
  /// where the other look is not known, the latter.
  func append(from old: ResolvedStyle?, to bytes: inout [UInt8]) {
    guard old != self else { return }
    let start = bytes.count
    if let old { appendDifference(from: old, to: &bytes) }
    let middle = bytes.count
    appendWhole(to: &bytes)
    guard old != nil else { return }
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeLast(bytes.count - middle)
    }
  }

  private func appendWhole(to bytes: inout [UInt8]) {
    bytes.append("\u{1B}[")
    if self != .standard {
      bytes.appendParameter(0)
      appendAttributes(attributes, to: &bytes)
      if foreground != .standard { foreground.appendParameters(base: 30, to: &bytes) }
      if background != .standard { background.appendParameters(base: 40, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func appendDifference(from old: ResolvedStyle, to bytes: inout [UInt8]) {
    bytes.append("\u{1B}[")
    var removed = old.attributes.subtracting(attributes)
    var added = attributes.subtracting(old.attributes)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      // One code takes both away, so the one that stays is set again.
      bytes.appendParameter(22)
      removed.subtract([.bold, .dim])
      added.formUnion(attributes.intersection([.bold, .dim]))
    }
    for (attribute, code) in ResolvedStyle.codes where removed.contains(attribute) {
      bytes.appendParameter(20 + code)
    }
    appendAttributes(added, to: &bytes)
    if foreground != old.foreground { foreground.appendParameters(base: 30, to: &bytes) }
    if background != old.background { background.appendParameters(base: 40, to: &bytes) }
    bytes.append(UInt8(ascii: "m"))
  }

  private func appendAttributes(_ attributes: TextAttributes, to bytes: inout [UInt8]) {
    guard !attributes.isEmpty else { return }
    for (attribute, code) in ResolvedStyle.codes where attributes.contains(attribute) {
      bytes.appendParameter(code)
    }
  }

  private static let codes: [(TextAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}
