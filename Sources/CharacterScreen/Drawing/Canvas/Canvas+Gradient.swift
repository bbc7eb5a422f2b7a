/// Colours that change step by step, and text that can be read on them.
extension Canvas {
  /// Lays a colour behind everything that changes from the top left to the bottom right.
  public func restyle(_ gradient: Gradient) {
    // In steps of four columns: a person sees no more, and the terminal gets less to do.
    for line in visibleLines {
      for column in stride(from: 0, to: width, by: 4) {
        let along = Double(column) / Double(max(1, width - 4))
        let down = Double(line) / Double(max(1, height - 1))
        let color = gradient.color(at: height > 1 ? (along + down) / 2 : along)
        restyle(columns: column..<min(column + 4, width), line: line, Style.readable(on: color))
      }
    }
  }

  /// Lays a colour behind everything that changes from the top to the bottom of a taller canvas, of
  /// which this one shows the lines from a line on.
  package func restyle(_ gradient: Gradient, from first: Int, of height: Int) {
    for line in visibleLines {
      let share = Double(first + line) / Double(max(1, height - 1))
      restyle(
        columns: 0..<width, line: line, Style.readable(on: gradient.color(at: share)))
    }
  }

  /// Gives text in a role of the theme, which may be lost on a colour that the theme doesn't know,
  /// one that can be read there.
  package func makeLegible() {
    change(lines: 0..<height, columns: 0..<width) { cell in
      guard case .role(let role) = cell.foreground.kind, case .rgb = cell.background.kind else {
        return
      }
      let text = Style.readable(on: cell.background).foreground
      cell.foreground =
        role.isFaint ? Gradient(cell.background, text).color(at: 0.7) : text
    }
  }
}

extension Style {
  /// Black or white text on a colour of red, green and blue; on another the text that is there.
  static func readable(on background: Color) -> Style {
    guard case .rgb(let red, let green, let blue) = background.kind else {
      return Style(background: background)
    }
    let light = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
    let text: Color = light < 140_000 ? .rgb(255, 255, 255) : .rgb(17, 17, 17)
    return Style(foreground: text, background: background)
  }
}

extension ColorRole {
  /// Whether text in it matters less than other text.
  fileprivate var isFaint: Bool {
    switch self {
    case .secondaryText, .disabledText, .separator: true
    default: false
    }
  }
}
