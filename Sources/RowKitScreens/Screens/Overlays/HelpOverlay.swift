/// An overlay that lists the keys that apply now.
///
/// If a key and its effect don't fit side by side, the effect is below the key.
@MainActor package final class HelpOverlay: Overlay {
  /// The listed keys.
  package let hints: [KeyHint]
  private let title: String
  private var top = 0
  private var shownLines = 1
  private var width = 0
  private var lines: [Line] = []

  /// A line of the list.
  private struct Line {
    let keys: String
    let text: String
  }

  init(_ hints: [KeyHint], title: String) {
    self.hints = hints
    self.title = title
  }

  package func frame(in size: ScreenSize) -> ScreenRectangle {
    let width = width(in: size)
    if width != self.width { lines = lines(width) }
    self.width = width
    let height = height(of: lines, in: size)
    shownLines = max(1, height - 2)
    top = max(0, min(top, lines.count - shownLines))
    return ScreenRectangle(
      column: (size.width - width) / 2,
      line: (StageBars.heightAboveBottom(of: size) - height) / 2, width: width, height: height)
  }

  private func width(in size: ScreenSize) -> Int {
    let wanted = keyWidth + (hints.map { TextWidth.width(of: $0.title) }.max() ?? 0) + 8
    return min(size.width, max(wanted, TextWidth.width(of: title) + 6))
  }

  private func height(of lines: [Line], in size: ScreenSize) -> Int {
    min(StageBars.heightAboveBottom(of: size), lines.count + 2)
  }

  package func draw(on canvas: Canvas) {
    canvas.box(titled: title)
    let inner = inner(canvas)
    for line in 0..<shownLines where top + line < lines.count {
      draw(lines[top + line], line: line, on: inner)
    }
    canvas.scrollSigns(above: top > 0, below: top + shownLines < lines.count)
  }

  private func inner(_ canvas: Canvas) -> Canvas {
    canvas.inset(left: isNarrow ? 2 : 3, right: isNarrow ? 1 : 2, top: 1, bottom: 1)
  }

  private func draw(_ entry: Line, line: Int, on canvas: Canvas) {
    if isNarrow {
      let column = canvas.text(entry.keys, line: line, style: .tint)
      if !entry.text.isEmpty { canvas.text(entry.text, at: max(2, column), line: line) }
      return
    }
    canvas.trailingText(entry.keys, endingAt: keyWidth, line: line, width: keyWidth, style: .tint)
    canvas.text(entry.text, at: keyWidth + 2, line: line)
  }

  /// Whether effects stand below their keys.
  private var isNarrow: Bool { isNarrow(width) }

  private func isNarrow(_ width: Int) -> Bool { width < keyWidth + 22 }

  private func lines(_ width: Int) -> [Line] {
    hints.flatMap { isNarrow(width) ? stacked($0, width) : sideBySide($0, width) }
  }

  private func stacked(_ hint: KeyHint, _ width: Int) -> [Line] {
    let words = TextWrapping.lines(hint.title, width: max(1, width - 5))
    return [Line(keys: hint.keys, text: "")] + words.map { Line(keys: "", text: String($0)) }
  }

  private func sideBySide(_ hint: KeyHint, _ width: Int) -> [Line] {
    let words = TextWrapping.lines(hint.title, width: max(1, width - keyWidth - 7))
    return words.enumerated().map {
      Line(keys: $0.offset == 0 ? hint.keys : "", text: String($0.element))
    }
  }

  package func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] {
    let lines = lines(width(in: size))
    let scroll =
      height(of: lines, in: size) < lines.count + 2
      ? [KeyHint("↑↓", words[ScreenStrings.scroll])] : []
    return scroll + [KeyHint("esc", words[MovingStrings.close])]
  }

  package func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch KeyBindings.standard[key] {
    case .moveDown: scroll(by: 1)
    case .moveUp: scroll(by: -1)
    case .pageDown, .toggle: scroll(by: shownLines)
    case .pageUp: scroll(by: -shownLines)
    default: stage.remove(self)
    }
    stage.setNeedsFullDrawing()
    return true
  }

  package func handle(_ event: MouseEvent, on stage: Stage) {
    switch event.action {
    case .wheelDown: scroll(by: 1)
    case .wheelUp: scroll(by: -1)
    case .press: stage.remove(self)
    default: return
    }
    stage.setNeedsFullDrawing()
  }

  package func handlePressOutside(on stage: Stage) { stage.remove(self) }

  private func scroll(by distance: Int) {
    top = max(0, min(top + distance, lines.count - shownLines))
  }

  private var keyWidth: Int { hints.map { TextWidth.width(of: $0.keys) }.max() ?? 0 }
}
