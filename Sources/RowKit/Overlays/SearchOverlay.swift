/// The line at the bottom in which a person types what to look for in a table.
@MainActor final class SearchOverlay: Overlay {
  private let controller: GenericTableController
  private var editor = TextEditor()

  init(_ controller: GenericTableController) {
    self.controller = controller
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let column = canvas.text("/", style: .tint)
    drawPattern(on: canvas.inset(left: column))
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
    case (.up, []), (.character("p"), .control): controller.tableView.moveCursor(.up)
    case (.down, []), (.character("n"), .control): controller.tableView.moveCursor(.down)
    case (.pageUp, _): controller.tableView.movePage(.up)
    case (.pageDown, _): controller.tableView.movePage(.down)
    default: edit(key, stage)
    }
    stage.setNeedsFullDrawing()
    return true
  }

  func paste(_ text: String, on stage: Stage) {
    change { $0.insert(text) }
    stage.setNeedsFullDrawing()
  }

  func handle(_ event: MouseEvent, on stage: Stage) {}

  private func edit(_ key: KeyPress, _ stage: Stage) {
    let isBackward = key == KeyPress(.backspace) || key == KeyPress("h", .control)
    if isBackward, editor.text.isEmpty { return close(stage) { $0.cancelSearch() } }
    change { editor in
      let outcome = editor.handle(key, width: 1)
      if case .copied(let text) = outcome { stage.request(.copy(text)) }
    }
  }

  /// Edits the pattern, and searches for it when it is another one then.
  private func change(_ body: (inout TextEditor) -> Void) {
    let former = editor.text
    body(&editor)
    if editor.text != former { controller.tableView.narrow(to: editor.text) }
  }

  private func close(_ stage: Stage, _ body: (TableView) -> Void) {
    stage.remove(self)
    body(controller.tableView)
    stage.hintsDidChange()
  }

  /// Draws the pattern so that its end, or the caret, is seen.
  private func drawPattern(on canvas: Canvas) {
    let style = Style(foreground: .standard)
    let offset = offset(canvas.width)
    canvas.text(editor.text, at: -offset, style: style)
    if offset > 0 { canvas.text("…", style: style) }
    guard let selection = editor.content.selection else { return }
    let start = editor.content.columns(of: 0..<selection.lowerBound) - offset
    let end = editor.content.columns(of: 0..<selection.upperBound) - offset
    canvas.restyle(
      columns: max(0, start)..<max(0, start, end), line: 0,
      Style(foreground: .role(.selectionText), background: .role(.selection)))
  }

  /// How many columns of the pattern are out of view at the left of its part of the line.
  private func offset(_ width: Int) -> Int {
    max(0, editor.content.columns(of: 0..<editor.content.caret) - max(1, width - 1))
  }

  private func caretColumn(_ width: Int) -> Int {
    let column = editor.content.columns(of: 0..<editor.content.caret)
    return min(width - 1, 1 + column - offset(width - 1))
  }
}
