/// The line at the bottom in which a person types what to look for in a table.
@MainActor final class SearchOverlay: Overlay {
  private let controller: GenericTableController
  private var pattern = ""

  init(_ controller: GenericTableController) {
    self.controller = controller
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let column = canvas.text("/", style: .tint)
    canvas.text(shownPattern(canvas.width), at: column, style: Style(foreground: .standard))
    let progress = controller.searchProgress
    let width = TextWidth.width(of: progress)
    if caretColumn(canvas.width) + width + 2 < canvas.width {
      canvas.text(progress, at: canvas.width - width - 1)
    }
  }

  func caret(in frame: ScreenRectangle) -> ScreenPoint? {
    ScreenPoint(column: frame.column + caretColumn(frame.width), line: frame.line)
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, _), (.character("c"), .control): close(stage) { $0.cancelSearch() }
    case (.return, _): close(stage) { $0.keepSearch() }
    case (.backspace, _), (.character("h"), .control): deleteBackward(stage)
    case (.character("u"), .control), (.character("w"), .control): change(to: "")
    case (.up, _), (.character("p"), .control): controller.tableView.moveCursor(.up)
    case (.down, _), (.character("n"), .control): controller.tableView.moveCursor(.down)
    case (.pageUp, _): controller.tableView.movePage(.up)
    case (.pageDown, _): controller.tableView.movePage(.down)
    default:
      guard let character = key.typedCharacter else { return true }
      change(to: pattern + String(character))
    }
    stage.setNeedsFullDrawing()
    return true
  }

  func paste(_ text: String, on stage: Stage) {
    change(to: pattern + text.split(whereSeparator: \.isNewline).joined(separator: " "))
    stage.setNeedsFullDrawing()
  }

  func handle(_ event: MouseEvent, on stage: Stage) {}

  private func deleteBackward(_ stage: Stage) {
    guard !pattern.isEmpty else { return close(stage) { $0.cancelSearch() } }
    change(to: String(pattern.dropLast()))
  }

  private func change(to pattern: String) {
    self.pattern = pattern
    controller.tableView.narrow(to: pattern)
  }

  private func close(_ stage: Stage, _ body: (TableView) -> Void) {
    stage.remove(self)
    body(controller.tableView)
    stage.hintsDidChange()
  }

  private func shownPattern(_ width: Int) -> String {
    TextTruncation.truncate(pattern, to: max(1, width - 2), mode: .start)
  }

  private func caretColumn(_ width: Int) -> Int {
    min(width - 1, 1 + TextWidth.width(of: shownPattern(width)))
  }
}
