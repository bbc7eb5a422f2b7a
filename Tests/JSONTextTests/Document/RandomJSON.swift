/// A source of random numbers that repeats with its seed.
struct Dice {
  var state: UInt64

  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  mutating func isOneIn(_ bound: Int) -> Bool { roll(bound) == 0 }
}

/// Random JSON texts.
enum RandomJSON {
  /// Returns a text with comments, trailing commas and any layout.
  static func text(_ dice: inout Dice) -> String {
    let newline = ["\n", "\n", "\r\n", "\r"][dice.roll(4)]
    let unit = ["  ", "\t", "    ", " "][dice.roll(4)]
    let style = Style(
      newline: newline, unit: unit, hasComments: !dice.isOneIn(3),
      trailing: dice.isOneIn(3), commaFirst: dice.isOneIn(8))
    var count = 0
    return (dice.isOneIn(4) ? "\u{FEFF}" : "")
      + value(&dice, style, "", depth: 0, &count) + (dice.isOneIn(2) ? newline : "")
  }

  private struct Style {
    let newline: String
    let unit: String
    let hasComments: Bool
    let trailing: Bool
    let commaFirst: Bool
  }

  private static func value(
    _ dice: inout Dice, _ style: Style, _ indentation: String, depth: Int, _ count: inout Int
  ) -> String {
    guard depth < 4, depth == 0 || dice.isOneIn(3) else {
      return ["1", "\"a\\u00e9\"", "2.50", "null", "\"//\"", "true"][dice.roll(6)]
    }
    let isObject = !dice.isOneIn(3)
    let isMany = !dice.isOneIn(3)
    let inner = indentation + style.unit
    let items = dice.roll(5)
    var text = isObject ? "{" : "["
    func note(_ kind: Int) -> String {
      count += 1
      return kind == 0 ? "// #\(count)" : "/* #\(count) */"
    }
    for index in 0..<items {
      let isLast = index == items - 1
      if isMany {
        text += style.newline + inner
        if style.hasComments, dice.isOneIn(4) { text += note(0) + style.newline + inner }
        if style.hasComments, dice.isOneIn(9) { text += note(1) + " " }
        if style.commaFirst, index > 0 { text += ", " }
      } else if index > 0 {
        text += " "
        if style.hasComments, dice.isOneIn(6) { text += note(1) + " " }
      }
      if isObject { text += "\"k\(index)\"" + (dice.isOneIn(5) ? " : " : ": ") }
      text += value(&dice, style, inner, depth: depth + 1, &count)
      let hasComma = isMany && style.commaFirst ? false : !isLast || style.trailing
      if style.hasComments, dice.isOneIn(9) { text += " " + note(1) }
      if hasComma { text += "," }
      if isMany, style.hasComments, dice.isOneIn(5) { text += " " + note(0) }
    }
    if isMany, style.hasComments, dice.isOneIn(5) { text += style.newline + inner + note(0) }
    if isMany, items > 0 || text.contains("#") { text += style.newline + indentation }
    return text + (isObject ? "}" : "]")
  }
}
