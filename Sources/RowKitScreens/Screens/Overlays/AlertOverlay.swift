/// An overlay that shows an alert in the middle of the screen, with its actions in lines.
///
/// In a window that is too low for all of it, the text and the actions scroll.
@MainActor final class AlertOverlay: Overlay {
  private let alert: Alert
  private let words: LocalizedStrings
  private var choice: Int
  private var firstAnswer = 0

  /// The first action in view.
  private var top = 0

  /// The number of actions in view.
  private var shownCount = 0

  /// The first line of the text in view, and the number of lines in view.
  private var text = (top: 0, shownCount: 0)

  /// The number of lines of a title or a message above which the rest isn't shown.
  private static let longest = 500

  init(_ alert: Alert, words: LocalizedStrings) {
    self.alert = alert
    self.words = words
    choice = alert.actions.firstIndex { !$0.isDestructive } ?? 0
  }

  /// The title of a question, or `nil` for a menu and for what needs no choice between answers.
  var askedTitle: String? { alert.actions.count > 1 && !alert.isMenu ? alert.title : nil }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    let width = min(size.width, max(24, min(56, widestText + 6)))
    let needed = textLines(width).count + alert.actions.count + 2
    // The bottom line names the keys, also those that scroll, unless a low window needs it.
    let above = StageBars.heightAboveBottom(of: size)
    let scrolls = needed > size.height && above >= 8
    let room = needed <= above || scrolls ? above : size.height
    let height = min(room, needed + 1)
    return ScreenRectangle(
      column: (size.width - width) / 2, line: min((size.height - height) / 2, room - height),
      width: width, height: height)
  }

  func draw(on canvas: Canvas) {
    let edge = AlertOverlay.edge(canvas.height)
    if edge > 0 { canvas.box() }
    let room = max(1, canvas.height - 2 * edge)
    let all = textLines(canvas.width)
    let lines = shownLines(of: all, room: room)
    for (line, text) in lines.enumerated() {
      canvas.inset(left: 2, right: 2).centeredText(
        text.words, line: line + edge, style: text.isTitle ? .bold : .secondary)
    }
    firstAnswer = edge + lines.count + (lines.count + shownCount < room ? 1 : 0)
    top = min(choice, alert.actions.count - shownCount, max(top, choice - shownCount + 1))
    for index in top..<top + shownCount { drawAnswer(index, on: canvas) }
    if edge > 0 {
      let isCut = top + shownCount < alert.actions.count
      canvas.scrollSigns(
        above: top > 0 || lines.startIndex > 0, below: isCut || lines.endIndex < all.count)
    }
  }

  /// Returns the lines of the text in view, beside the actions in view.
  private func shownLines(
    of lines: [(words: String, isTitle: Bool)], room: Int
  ) -> ArraySlice<(words: String, isTitle: Bool)> {
    shownCount = actionCount(beside: lines.count, room: room)
    text.shownCount = min(lines.count, room - shownCount)
    text.top = max(0, min(text.top, lines.count - text.shownCount))
    return lines[text.top..<text.top + text.shownCount]
  }

  private func drawAnswer(_ index: Int, on canvas: Canvas) {
    let action = alert.actions[index]
    let bar = canvas[
      ScreenRectangle(
        column: 1, line: firstAnswer + index - top, width: canvas.width - 2, height: 1)]
    let isChosen = index == choice
    if isChosen { bar.chosenBar() }
    let style: Style = isChosen ? .bold : action.isDestructive ? .destructive : .tint
    bar.inset(left: 2, right: 2).centeredText(title(of: action), style: style)
  }

  /// Handles a key: the first letter of an answer chooses it, also one that would mean something else.
  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    guard chooseByLetter(key) || perform(key, on: stage) else { return false }
    stage.setNeedsFullDrawing()
    return true
  }

  private func perform(_ key: KeyPress, on stage: Stage) -> Bool {
    let count = alert.actions.count
    switch (key.key, key.modifiers) {
    case (.up, _), (.left, _), (.character("k"), []): choice = (choice + count - 1) % count
    case (.down, _), (.right, _), (.tab, _), (.character("j"), []): choice = (choice + 1) % count
    case (.pageDown, _): text.top += max(1, text.shownCount - 1)
    case (.pageUp, _): text.top -= max(1, text.shownCount - 1)
    case (.return, _), (.character(" "), _): answer(alert.actions[choice], stage)
    case (.escape, _), (.character("q"), []): return cancel(stage)
    case (.character("?"), []): stage.showHelp()
    default: return false
    }
    return true
  }

  func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] {
    var hints = [KeyHint("⏎", words[GuidanceStrings.answer]).or("space")]
    if alert.actions.contains(where: \.isCancel) {
      hints.append(KeyHint("esc", words[GuidanceStrings.leave]))
    }
    if alert.actions.count > 1 { hints.append(KeyHint("↑↓", words[GuidanceStrings.choose])) }
    if scrolls(in: size) {
      hints.append(KeyHint("pgup pgdn", words[ScreenStrings.scroll]))
    }
    return hints
  }

  /// Returns whether the text doesn't fit into a window.
  private func scrolls(in size: ScreenSize) -> Bool {
    let frame = frame(in: size)
    let room = frame.height - 2 * AlertOverlay.edge(frame.height)
    let count = textLines(frame.width).count
    return count > room - actionCount(beside: count, room: room)
  }

  /// Returns the number of actions in view beside a text: a long one leaves up to half of the room to them.
  private func actionCount(beside lineCount: Int, room: Int) -> Int {
    min(alert.actions.count, max(room < 8 ? 1 : room / 2, room - lineCount))
  }

  /// Returns the number of lines of the border at the top and at the bottom: a window of up to three lines
  /// is left to the text and the actions.
  private static func edge(_ height: Int) -> Int { height > 3 ? 1 : 0 }

  func interrupt(on stage: Stage) -> Bool {
    cancel(stage)
  }

  func handle(_ event: MouseEvent, on stage: Stage) {
    let line = event.point.line - firstAnswer
    switch event.action {
    case .press where (0..<shownCount).contains(line): answer(alert.actions[top + line], stage)
    case .wheelDown: text.top += 1
    case .wheelUp: text.top -= 1
    default: return
    }
    stage.setNeedsFullDrawing()
  }

  /// Cancels a menu, but not by the second click on the row that shows it.
  func handlePressOutside(on stage: Stage) {
    if alert.isMenu, stage.pressCount == 1 { cancel(stage) }
  }

  func focusPoint(in frame: ScreenRectangle) -> ScreenPoint {
    let room = max(0, frame.width - 6)
    let width = min(room, TextWidth.width(of: title(of: alert.actions[choice])))
    return ScreenPoint(
      column: frame.column + 3 + (room - width) / 2, line: frame.line + firstAnswer + choice - top)
  }

  func question(on stage: Stage) -> Question? {
    let options = alert.actions.map {
      Question.Option(title(of: $0), isDestructive: $0.isDestructive)
    }
    let usual = alert.actions.firstIndex(where: \.isCancel)
    let form = Question.Form.one(of: options, now: usual) { [weak self] place in
      guard let self, let place, alert.actions.indices.contains(place) else { return }
      answer(alert.actions[place], stage)
    }
    return Question(form, title: alert.title, message: alert.message) { [weak self] in
      self?.cancel(stage)
    }
  }

  /// Chooses the first action that begins with a typed letter, and returns whether there is one.
  private func chooseByLetter(_ key: KeyPress) -> Bool {
    guard let letter = key.typedCharacter?.lowercased(),
      let match = alert.actions.firstIndex(where: {
        title(of: $0).lowercased().hasPrefix(letter)
      })
    else { return false }
    choice = match
    return true
  }

  /// Answers with the action that cancels, and returns whether there is one.
  @discardableResult
  private func cancel(_ stage: Stage) -> Bool {
    guard let action = alert.actions.first(where: \.isCancel) else { return false }
    answer(action, stage)
    return true
  }

  private func answer(_ action: AlertAction, _ stage: Stage) {
    stage.remove(self)
    action.perform()
  }

  private func title(of action: AlertAction) -> String { action.title(in: words) }

  private var widestText: Int {
    let texts = [alert.title, alert.message ?? ""] + alert.actions.map(title)
    return texts.map { TextWidth.width(of: $0) }.max() ?? 0
  }

  private func textLines(_ width: Int) -> [(words: String, isTitle: Bool)] {
    let inner = max(1, width - 4)
    let limit = AlertOverlay.longest
    let title = TextWrapping.lines(alert.title, width: inner, limit: limit)
    let message = alert.message.map { TextWrapping.lines($0, width: inner, limit: limit) } ?? []
    return title.map { (String($0), true) } + message.map { (String($0), false) }
  }
}
