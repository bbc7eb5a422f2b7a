import CharacterScreen

/// A style that a terminal supports: without roles, and with colours it can show.
struct ResolvedStyle: Hashable {
  var foreground = ResolvedColor.standard
  var background = ResolvedColor.standard
  var attributes: TextAttributes = []

  /// The terminal's initial style.
  static let standard = ResolvedStyle()

  /// Whether erasing can draw a space in this style.
  var isErasable: Bool { attributes.isDisjoint(with: PackedCell.visibleAttributes) }

  /// Returns the style for drawing a space after this one, keeping everything that a space doesn't
  /// show.
  func onSpace(_ style: ResolvedStyle) -> ResolvedStyle {
    let visible = PackedCell.visibleAttributes
    let lines = style.attributes.intersection(visible)
    // The foreground is visible in lines and when reversed.
    guard lines.isEmpty else { return style }
    return ResolvedStyle(
      foreground: foreground, background: style.background,
      attributes: attributes.subtracting(visible))
  }

  /// Appends the shortest sequence that changes a previous style into this one.
  ///
  /// If the previous style is `nil`, it is unknown, and the sequence sets all of the style.
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
      // One code removes both, so the remaining one is set again.
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
