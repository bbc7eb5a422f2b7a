/// An overlay that lists all commands of a screen, narrowed by what a person types.
@MainActor package final class CommandOverlay: PromptOverlay {
  /// A command in the list.
  package struct Entry {
    /// The effect.
    let title: String

    /// The key that has the effect too, or an empty string.
    let keys: String

    /// Performs the command, after the list was closed.
    let perform: () -> Void

    package init(title: String, keys: String, perform: @escaping () -> Void) {
      self.title = title
      self.keys = keys
      self.perform = perform
    }
  }

  private let entries: [Entry]
  private let title: String
  private let words: LocalizedStrings
  private var prompt: PromptLine
  private var shown: [Int]
  private var choice = 0
  private var top = 0

  /// The place of the commands in the box.
  private var list = ScreenRectangle(column: 0, line: 0, width: 0, height: 1)

  init(_ entries: [Entry], words: LocalizedStrings) {
    self.entries = entries
    self.words = words
    title = words[GuidanceStrings.commands]
    prompt = PromptLine("› ", words: words)
    shown = Array(entries.indices)
  }

  package func frame(in size: ScreenSize) -> ScreenRectangle {
    let width = min(size.width, 56)
    let room = StageBars.heightAboveBottom(of: size)
    let height = min(room, entries.count + 3)
    return ScreenRectangle(
      column: (size.width - width) / 2, line: (room - height) / 2, width: width, height: height)
  }

  package func draw(on canvas: Canvas) {
    let edge = CommandOverlay.edge(ofHeight: canvas.height)
    if edge > 0 { canvas.box(titled: title) }
    let places = CommandOverlay.places(in: canvas.size)
    prompt.draw(on: canvas[places.prompt])
    list = places.commands
    reveal()
    drawCommands(on: canvas[list])
    if edge > 0 {
      canvas.scrollSigns(above: top > 0, below: top + list.height < shown.count)
    }
  }

  private func drawCommands(on canvas: Canvas) {
    if shown.isEmpty {
      canvas.truncatedText(words[SearchStrings.noMatches], at: 2, width: canvas.width - 2)
    }
    for line in 0..<canvas.height where top + line < shown.count {
      let place = ScreenRectangle(column: 0, line: line, width: canvas.width, height: 1)
      draw(entries[shown[top + line]], isChosen: top + line == choice, on: canvas[place])
    }
  }

  private func draw(_ entry: Entry, isChosen: Bool, on bar: Canvas) {
    if isChosen { bar.chosenBar() }
    let width = TextWidth.width(of: entry.keys)
    let room = bar.width - 3
    let fits = TextWidth.width(of: entry.title) + width + 2 <= room
    bar.truncatedText(entry.title, at: 2, width: room)
    guard fits, width > 0 else { return }
    bar.trailingText(
      entry.keys, endingAt: bar.width - 1, width: width, style: isChosen ? .plain : .secondary)
  }

  package func caret(in frame: ScreenRectangle) -> ScreenPoint? {
    let place = CommandOverlay.places(in: frame.size).prompt
    return ScreenPoint(
      column: frame.column + place.column + prompt.caretColumn(max(1, place.width)),
      line: frame.line + place.line)
  }

  /// Returns the height of the edges in a frame, which a low one leaves to the commands.
  private static func edge(ofHeight height: Int) -> Int { height > 3 ? 1 : 0 }

  /// Returns the places of the prompt and of the commands in a box, which share a single line.
  private static func places(in size: ScreenSize) -> (
    prompt: ScreenRectangle, commands: ScreenRectangle
  ) {
    let edge = edge(ofHeight: size.height)
    var rest = ScreenRectangle(
      column: 1, line: edge, width: size.width - 2, height: size.height - 2 * edge)
    if rest.height > 1 {
      let prompt = rest.takeTop(1)
      return (prompt, rest)
    }
    let commands = rest.takeRight(rest.width / 2)
    return (rest, commands)
  }

  package func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] {
    let leaving = KeyHint("esc", words[GuidanceStrings.leave])
    guard !shown.isEmpty else { return [leaving] }
    let choosing = KeyHint("↑↓", words[GuidanceStrings.choose])
    return [KeyHint("⏎", words[ActionStrings.run]), leaving, choosing]
  }

  // MARK: Events

  package func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    stage.setNeedsFullDrawing()
    switch (key.key, key.modifiers) {
    case (.escape, _): stage.remove(self)
    case (.return, _): return perform(on: stage)
    case (.up, []), (.character("p"), .control): choice = max(0, choice - 1)
    case (.down, []), (.character("n"), .control): choice = min(shown.count - 1, choice + 1)
    case (.pageUp, _): choice = max(0, choice - list.height)
    case (.pageDown, _): choice = min(shown.count - 1, choice + list.height)
    case _ where prompt.leaves(with: key): stage.remove(self)
    default: return edit(key, stage)
    }
    choice = max(0, choice)
    return true
  }

  package func interrupt(on stage: Stage) -> Bool {
    stage.remove(self)
    return true
  }

  package func handle(_ event: MouseEvent, on stage: Stage) {
    stage.setNeedsFullDrawing()
    switch event.action {
    case .wheelDown: choice = max(0, min(shown.count - 1, choice + 1))
    case .wheelUp: choice = max(0, choice - 1)
    case .press where list.contains(event.point):
      let place = top + event.point.line - list.line
      guard shown.indices.contains(place) else { return }
      choice = place
      perform(on: stage)
    default: return
    }
  }

  package func handlePressOutside(on stage: Stage) { stage.remove(self) }

  package func question(on stage: Stage) -> Question? {
    let form = Question.Form.one(of: entries.map { Question.Option($0.title) }, now: nil) {
      [weak self] place in
      guard let self, let place, entries.indices.contains(place) else { return }
      stage.remove(self)
      entries[place].perform()
    }
    return Question(form, title: title) { [weak self] in
      if let self { stage.remove(self) }
    }
  }

  /// Performs the chosen command, and returns whether there is one.
  @discardableResult
  private func perform(on stage: Stage) -> Bool {
    guard shown.indices.contains(choice) else { return false }
    stage.remove(self)
    entries[shown[choice]].perform()
    return true
  }

  package func change(_ body: (inout PromptLine) -> Void) {
    let former = prompt.text
    body(&prompt)
    guard prompt.text != former else { return }
    let matcher = TextMatcher(prompt.text)
    shown = entries.indices.filter { matcher.isEmpty || matcher.matches(entries[$0].title) }
    choice = 0
    top = 0
  }

  private func reveal() {
    top = max(0, min(top, choice), choice - list.height + 1)
  }
}
