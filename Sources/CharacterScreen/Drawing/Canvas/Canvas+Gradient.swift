/// Gradients, and text that stays legible on them.
extension Canvas {
  /// Sets the background of the canvas to a gradient from the top left to the bottom right.
  public func restyle(_ gradient: Gradient) {
    // Steps of four columns look smooth and keep the output to the terminal small.
    for line in visibleLines {
      for column in stride(from: 0, to: width, by: 4) {
        let along = Double(column) / Double(max(1, width - 4))
        let down = Double(line) / Double(max(1, height - 1))
        let color = gradient.color(at: height > 1 ? (along + down) / 2 : along)
        restyle(columns: column..<min(column + 4, width), line: line, Style.readable(on: color))
      }
    }
  }

  /// Sets the background to a part of a vertical gradient.
  ///
  /// The gradient spans a page of `height` lines. This canvas shows a part of it that begins at the
  /// line `first`.
  package func restyle(_ gradient: Gradient, from first: Int, of height: Int) {
    for line in visibleLines {
      let share = Double(first + line) / Double(max(1, height - 1))
      restyle(
        columns: 0..<width, line: line, Style.readable(on: gradient.color(at: share)))
    }
  }

  /// Replaces role-based text colours that may be illegible on RGB backgrounds.
  ///
  /// Text of a fainter role, such as secondary text, stays fainter.
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
  /// Returns black or white text on an RGB background; on other backgrounds the text is unchanged.
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
  /// Whether text in this role is less prominent than ordinary text.
  fileprivate var isFaint: Bool {
    switch self {
    case .secondaryText, .disabledText, .separator: true
    default: false
    }
  }
}
