/// An overlay that lists the keys that apply now.
@MainActor final class HelpOverlay: Overlay {
  private let hints: [KeyHint]
  private let title: String
  private var top = 0
  private var shownLines = 1

  init(_ hints: [KeyHint], title: String) {
    self.hints = hints
    self.title = title
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    let width = min(
      size.width, keyWidth + (hints.map { TextWidth.width(of: $0.title) }.max() ?? 0) + 8)
    let height = min(size.height, hints.count + 4)
    return ScreenRectangle(
      column: (size.width - width) / 2, line: (size.height - height) / 2, width: width,
      height: height)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .standard, background: .role(.overlay)))
    canvas.box()
    let inner = canvas.inset(left: 3, right: 2, top: 1, bottom: 1)
    inner.centeredText(title, style: .bold)
    shownLines = max(1, inner.height - 2)
    for line in 0..<shownLines where top + line < hints.count {
      let hint = hints[top + line]
      inner.trailingText(
        hint.keys, endingAt: keyWidth, line: line + 2, width: keyWidth, style: .tint)
      inner.truncatedText(
        hint.title, at: keyWidth + 2, line: line + 2, width: inner.width - keyWidth - 2)
    }
    if top + shownLines < hints.count { canvas.centeredText(" ↓ ", line: canvas.height - 1) }
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
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

  func handle(_ event: MouseEvent, on stage: Stage) {
    switch event.action {
    case .wheelDown: scroll(by: 1)
    case .wheelUp: scroll(by: -1)
    case .press: stage.remove(self)
    default: return
    }
    stage.setNeedsFullDrawing()
  }

  private func scroll(by lines: Int) {
    top = max(0, min(top + lines, hints.count - shownLines))
  }

  private var keyWidth: Int { hints.map { TextWidth.width(of: $0.keys) }.max() ?? 0 }
}
