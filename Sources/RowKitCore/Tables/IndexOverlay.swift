/// An overlay on the bottom line that lists the section index of a table.
///
/// Typing an entry jumps to its section.
@MainActor final class IndexOverlay: Overlay {
  private let controller: GenericTableController
  private let entries: [(title: String, group: Int)]
  private var choice = 0

  /// The message about a letter that begins no section, or an empty string.
  private var notice = ""

  init(_ controller: GenericTableController, entries: [(title: String, group: Int)]) {
    self.controller = controller
    self.entries = entries
    let here = controller.tableView.anchor.item.group
    choice = max(0, entries.lastIndex { $0.group <= here } ?? 0)
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    if notice.isEmpty, canvas.width > entryWidth(canvas.width) {
      HintLine.draw(
        [KeyHint("f1", controller.words.screens.showKeys)],
        in: entryWidth(canvas.width) + 1..<canvas.width,
        asASCII: controller.stage?.showsOnlyASCII == true, on: canvas)
    }
    forEachShown(entryWidth(canvas.width)) { index, column in
      let style: Style =
        index == choice
        ? Style(foreground: .role(.selectionText), background: .role(.selection)) : .tint
      canvas.text(entries[index].title, at: column, style: style)
    }
    guard !notice.isEmpty else { return }
    canvas.trailingText(notice, endingAt: canvas.width - 1, width: canvas.width - 2, style: .bold)
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    notice = ""
    switch key.key {
    case .left, .up: choose(max(0, choice - 1))
    case .right, .down: choose(min(entries.count - 1, choice + 1))
    case .return, .escape: stage.remove(self)
    default: jump(key, stage)
    }
    stage.setNeedsFullDrawing()
    return true
  }

  func keyHints(in words: LocalizedStrings) -> [KeyHint] {
    [KeyHint("← →", words.guidance.choose), KeyHint("⏎ esc", words.moving.close)]
  }

  func interrupt(on stage: Stage) -> Bool {
    stage.remove(self)
    return true
  }

  func handle(_ event: MouseEvent, on stage: Stage) {
    guard event.action == .press else { return }
    forEachShown(entryWidth(stage.size.width)) { index, column in
      if event.point.column >= column, event.point.column <= column { choose(index) }
    }
    stage.setNeedsFullDrawing()
  }

  func question(on stage: Stage) -> Question? {
    let options = entries.map { Question.Option($0.title) }
    let form = Question.Form.one(of: options, now: choice) { [weak self] place in
      guard let self else { return }
      if let place { choose(place) }
      stage.remove(self)
    }
    return Question(form, title: controller.words.moving.index) { [weak self] in
      if let self { stage.remove(self) }
    }
  }

  private func jump(_ key: KeyPress, _ stage: Stage) {
    guard let typed = key.typedCharacter.map({ TextFolding.folded(String($0)) }) else { return }
    let match = entries.firstIndex { TextFolding.folded($0.title).hasPrefix(typed) }
    if let match {
      choose(match)
      stage.remove(self)
    } else {
      notice = FormStrings.fill(controller.words.guidance.refusals.noSection, String(typed))
      stage.request(.bell)
    }
  }

  private func choose(_ index: Int) {
    choice = index
    controller.tableView.moveToGroup(entries[index].group)
  }

  /// Returns the columns for entries, which leave room for the key of the help in a wide line.
  private func entryWidth(_ width: Int) -> Int {
    let help = TextWidth.width(of: controller.words.screens.showKeys) + 5
    return width < 40 ? width : width - help
  }

  /// Calls a closure with each entry that fits, around the selected one, and its column.
  private func forEachShown(_ width: Int, _ body: (Int, Int) -> Void) {
    var column = 1
    let fits = max(1, width / 3)
    let first = max(0, min(choice - fits / 2, entries.count - fits))
    for index in first..<entries.count {
      let own = TextWidth.width(of: entries[index].title)
      guard column + own < width else { return }
      body(index, column)
      column += own + 1
    }
  }
}
