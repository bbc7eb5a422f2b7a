/// The scroll position of a region that shows a part of many lines.
struct LineScroller {
  /// The index of the first visible line.
  private(set) var topLine = 0

  /// The number of lines.
  private var lineCount = 0

  /// The number of visible lines.
  private var height = 0

  /// Whether there is more than the visible lines.
  var canScroll: Bool { lineCount > height }

  /// Updates the numbers of lines and of visible lines.
  mutating func update(lineCount: Int, height: Int) {
    self.lineCount = lineCount
    self.height = height
    _ = scroll(by: 0)
  }

  /// Scrolls down, or up for a negative number of lines, within the content.
  ///
  /// Returns whether the position changed.
  mutating func scroll(by lines: Int) -> Bool {
    let former = topLine
    topLine = max(0, min(topLine + lines, lineCount - height))
    return topLine != former
  }

  /// Returns the number of lines that a key scrolls by, or `nil` if the key doesn't scroll.
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

  /// Returns the number of lines that the mouse wheel scrolls by, or `nil` for other events.
  func distance(of event: MouseEvent) -> Int? {
    switch event.action {
    case .wheelUp: -3
    case .wheelDown: 3
    default: nil
    }
  }
}
