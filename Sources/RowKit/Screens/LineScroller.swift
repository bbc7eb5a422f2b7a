/// Where a region stands that shows some of many lines.
struct LineScroller {
  /// The first line that is shown, counted from 0.
  private(set) var topLine = 0

  /// How many lines there are.
  private var lineCount = 0

  /// How many are shown.
  private var height = 0

  /// Takes another number of lines, or of those that are shown.
  mutating func update(lineCount: Int, height: Int) {
    self.lineCount = lineCount
    self.height = height
    _ = scroll(by: 0)
  }

  /// Scrolls down, or up for a negative number of lines, as far as there are any; returns whether
  /// it did.
  mutating func scroll(by lines: Int) -> Bool {
    let former = topLine
    topLine = max(0, min(topLine + lines, lineCount - height))
    return topLine != former
  }

  /// How many lines a key scrolls by; nil for a key that doesn't scroll.
  func distance(of key: KeyPress) -> Int? {
    switch KeyBindings.standard[key] {
    case .moveUp: -1
    case .moveDown: 1
    case .pageUp: -max(1, height - 1)
    case .pageDown, .toggle: max(1, height - 1)
    case .halfPageUp: -max(1, height / 2)
    case .halfPageDown: max(1, height / 2)
    case .moveToStart: -lineCount
    case .moveToEnd: lineCount
    default: nil
    }
  }

  /// How many lines the wheel of the mouse scrolls by; nil for what isn't the wheel.
  func distance(of event: MouseEvent) -> Int? {
    switch event.action {
    case .wheelUp: -3
    case .wheelDown: 3
    default: nil
    }
  }
}
