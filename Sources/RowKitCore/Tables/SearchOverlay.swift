/// An overlay on the bottom line with the search pattern of a table.
@MainActor package final class SearchOverlay: PromptOverlay {
  private let controller: GenericTableController
  private var prompt: PromptLine

  /// The kept search to which Escape leads back, or `nil` if there was none.
  private let former: SearchState.Wanted?

  private var isUsed = false

  init(_ controller: GenericTableController, after former: SearchState.Wanted?) {
    self.controller = controller
    self.former = former
    prompt = PromptLine("/", text: controller.keptPattern, words: controller.words)
  }

  /// The pattern, the selection or the position of the caret, and the notice about a refused text.
  package var prompted: (text: String, selection: Range<Int>, refusal: String?) {
    (prompt.text, prompt.selection, prompt.refusal)
  }

  package func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  package func draw(on canvas: Canvas) {
    // Longer progress is coming, for which the hints leave room.
    prompt.draw(
      hints: keyHints(in: controller.words, size: canvas.size),
      progress: [controller.searchProgress, controller.searchedRows],
      reserve: canvas.width < 40 ? 9 : 22, asASCII: controller.stage?.showsOnlyASCII == true,
      on: canvas)
  }

  package func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] {
    [
      KeyHint("⏎", words[GuidanceStrings.goToMatch]), KeyHint("esc", words[GuidanceStrings.leave]),
      KeyHint("tab", words[SearchStrings.onlyMatches]), KeyHint("↑↓", words[MovingStrings.move]),
    ]
  }

  package func caret(in frame: ScreenRectangle) -> ScreenPoint? {
    ScreenPoint(column: frame.column + prompt.caretColumn(frame.width), line: frame.line)
  }

  package func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, _): leave(stage)
    case (.return, _): close(stage) { $0.keepSearch() }
    case (.tab, _): close(stage) { $0.keepNarrowing() }
    case (.up, []), (.character("p"), .control): move { $0.moveCursor(.up) }
    case (.down, []), (.character("n"), .control): move { $0.moveCursor(.down) }
    case (.pageUp, _): move { $0.movePage(.up) }
    case (.pageDown, _): move { $0.movePage(.down) }
    case _ where prompt.leaves(with: key): leave(stage)
    default: if !edit(key, stage) { return false }
    }
    stage.setNeedsFullDrawing()
    return true
  }

  package func interrupt(on stage: Stage) -> Bool {
    if let text = prompt.selectedText { stage.copy(text) } else { leave(stage) }
    return true
  }

  package func question(on stage: Stage) -> Question? {
    let word = controller.words[SearchStrings.search]
    let form = Question.Form.text(Question.Text(now: controller.keptPattern)) { [self] pattern in
      controller.narrow(to: pattern)
      stage.remove(self)
      return nil
    }
    return Question(form, title: word.prefix(1).uppercased() + word.dropFirst()) { [self] in
      leave(stage)
    }
  }

  /// Closes the prompt as if nothing had been typed.
  private func leave(_ stage: Stage) { close(stage) { if isUsed { $0.cancelSearch(for: former) } } }

  /// Moves among the matches, after beginning the search if necessary.
  private func move(_ body: (TableView) -> Void) {
    controller.tableView.advanceWantedSearch()
    body(controller.tableView)
  }

  /// Edits the pattern, and searches for it if it has changed.
  package func change(_ body: (inout PromptLine) -> Void) {
    let text = prompt.text
    body(&prompt)
    if prompt.text == text { return }
    isUsed = true
    controller.tableView.narrow(to: prompt.text)
  }

  private func close(_ stage: Stage, _ body: (TableView) -> Void) {
    stage.remove(self)
    body(controller.tableView)
    stage.hintsDidChange()
  }
}
