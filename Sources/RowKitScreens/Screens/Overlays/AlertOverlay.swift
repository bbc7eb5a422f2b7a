/// An overlay that shows an alert in the middle of the screen, with its actions in lines.
@MainActor final class AlertOverlay: Overlay {
  private let alert: Alert
  private let words: LocalizedStrings
  private var choice: Int
  private var firstAnswer = 0

  init(_ alert: Alert, words: LocalizedStrings) {
    self.alert = alert
    self.words = words
    choice = alert.actions.firstIndex { !$0.isDestructive } ?? 0
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    let width = min(size.width, max(24, min(56, widestText + 6)))
    let height = min(size.height, textLines(width).count + alert.actions.count + 3)
    return ScreenRectangle(
      column: (size.width - width) / 2, line: (size.height - height) / 2, width: width,
      height: height)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .standard, background: .role(.overlay)))
    canvas.box()
    let isSmall = canvas.height < alert.actions.count + 4
    let lines = isSmall ? [] : textLines(canvas.width)
    for (line, text) in lines.enumerated() {
      canvas.inset(left: 2, right: 2).centeredText(
        text.words, line: line + 1, style: text.isTitle ? .bold : .secondary)
    }
    firstAnswer = min(lines.count + 2, max(0, canvas.height - alert.actions.count - 1))
    for index in alert.actions.indices { drawAnswer(index, on: canvas) }
  }

  private func drawAnswer(_ index: Int, on canvas: Canvas) {
    let action = alert.actions[index]
    let bar = canvas[
      ScreenRectangle(
        column: 1, line: firstAnswer + index, width: canvas.width - 2, height: 1)]
    let isChosen = index == choice
    if isChosen {
      bar.fill(Style(foreground: .role(.selectionText), background: .role(.selection)))
      bar.text(">", style: .bold)
    }
    let style: Style = isChosen ? .bold : action.isDestructive ? .destructive : .tint
    bar.inset(left: 2, right: 2).centeredText(title(of: action), style: style)
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    let count = alert.actions.count
    switch key.key {
    case .up, .left, .character("k"): choice = (choice + count - 1) % count
    case .down, .right, .tab, .character("j"): choice = (choice + 1) % count
    case .return, .character(" "): answer(alert.actions[choice], stage)
    case .escape, .character("q"): cancel(stage)
    case .character("?"): stage.showHelp()
    default: chooseByLetter(key, stage)
    }
    stage.setNeedsFullDrawing()
    return true
  }

  func keyHints(in words: LocalizedStrings) -> [KeyHint] {
    var hints = [KeyHint("⏎", words.guidance.answer)]
    if alert.actions.count > 1 { hints.insert(KeyHint("↑↓", words.guidance.choose), at: 0) }
    if alert.actions.contains(where: \.isCancel) {
      hints.append(KeyHint("esc", words.guidance.leave))
    }
    return hints
  }

  func interrupt(on stage: Stage) -> Bool {
    let canCancel = alert.actions.contains(where: \.isCancel)
    cancel(stage)
    return canCancel
  }

  func handle(_ event: MouseEvent, on stage: Stage) {
    let index = event.point.line - firstAnswer
    guard event.action == .press, alert.actions.indices.contains(index) else { return }
    answer(alert.actions[index], stage)
  }

  func focusPoint(in frame: ScreenRectangle) -> ScreenPoint {
    let room = max(0, frame.width - 6)
    let width = min(room, TextWidth.width(of: title(of: alert.actions[choice])))
    return ScreenPoint(
      column: frame.column + 3 + (room - width) / 2, line: frame.line + firstAnswer + choice)
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

  private func chooseByLetter(_ key: KeyPress, _ stage: Stage) {
    guard let letter = key.typedCharacter?.lowercased() else { return }
    let matches = alert.actions.indices.filter {
      title(of: alert.actions[$0]).lowercased().hasPrefix(letter)
    }
    if let match = matches.first { choice = match }
  }

  private func cancel(_ stage: Stage) {
    guard let action = alert.actions.first(where: \.isCancel) else { return }
    answer(action, stage)
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
    let title = TextWrapping.lines(alert.title, width: inner, limit: 5)
    let message = alert.message.map { TextWrapping.lines($0, width: inner, limit: 10) } ?? []
    return title.map { (String($0), true) } + message.map { (String($0), false) }
  }
}
