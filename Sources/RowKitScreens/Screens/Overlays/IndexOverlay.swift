/// An overlay on the bottom line that lists the sections of a screen.
///
/// Typing the beginning of an entry goes to its section, and closes the overlay once only one entry
/// matches.
@MainActor package final class IndexOverlay: Overlay {
  private let entries: [String]
  private var choice: Int

  /// The beginning of an entry that a person has typed.
  private var typed = ""

  private let onChoose: (Int) -> Void
  private weak var stage: Stage?

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - entries: The titles of the sections.
  ///   - choice: The index of the current section.
  ///   - stage: The stage that shows the overlay, whose words it uses.
  ///   - onChoose: Goes to the section at an index.
  package init(
    _ entries: [String], choice: Int, on stage: Stage, onChoose: @escaping (Int) -> Void
  ) {
    self.entries = entries
    self.choice = choice
    self.stage = stage
    self.onChoose = onChoose
  }

  private var words: LocalizedStrings { stage?.words ?? .english }

  package func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  package func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    if canvas.width > entryWidth(canvas.width) {
      HintLine.draw(
        [KeyHint("f1", words[ScreenStrings.showKeys])],
        in: entryWidth(canvas.width) + 1..<canvas.width,
        asASCII: stage?.showsOnlyASCII == true, on: canvas)
    }
    forEachShown(entryWidth(canvas.width)) { index, column in
      let style: Style =
        index == choice
        ? Style(foreground: .role(.selectionText), background: .role(.selection)) : .tint
      canvas.truncatedText(
        entries[index], at: column, width: entryWidth(canvas.width) - column, style: style)
    }
  }

  package func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch key.key {
    case .left, .up: choose(max(0, choice - 1))
    case .right, .down: choose(min(entries.count - 1, choice + 1))
    case .return, .escape: stage.remove(self)
    case .backspace where !typed.isEmpty: typed.removeLast()
    default: if !jump(key, stage) { return false }
    }
    stage.setNeedsFullDrawing()
    return true
  }

  package func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] {
    [KeyHint("← →", words[GuidanceStrings.choose]), KeyHint("⏎ esc", words[MovingStrings.close])]
  }

  package func interrupt(on stage: Stage) -> Bool {
    stage.remove(self)
    return true
  }

  package func handle(_ event: MouseEvent, on stage: Stage) {
    guard event.action == .press else { return }
    forEachShown(entryWidth(stage.size.width)) { index, column in
      let end = column + TextWidth.width(of: entries[index])
      if (column..<end).contains(event.point.column) { choose(index) }
    }
    stage.setNeedsFullDrawing()
  }

  package func handlePressOutside(on stage: Stage) { stage.remove(self) }

  package func question(on stage: Stage) -> Question? {
    let options = entries.map { Question.Option($0) }
    let form = Question.Form.one(of: options, now: choice) { [weak self] place in
      guard let self else { return }
      if let place { choose(place) }
      stage.remove(self)
    }
    return Question(form, title: words[MovingStrings.index]) { [weak self] in
      if let self { stage.remove(self) }
    }
  }

  /// Goes to the first section that begins with what was typed and a letter, or with the letter alone, or
  /// says that there is none.
  ///
  /// Returns `false` for a key that types nothing.
  private func jump(_ key: KeyPress, _ stage: Stage) -> Bool {
    guard let letter = key.typedCharacter.map({ TextFolding.folded(String($0)) }) else {
      return false
    }
    let titles = entries.map { TextFolding.folded($0) }
    let beginning = [typed + letter, letter].first { beginning in
      titles.contains { $0.hasPrefix(beginning) }
    }
    guard let beginning, let match = titles.firstIndex(where: { $0.hasPrefix(beginning) }) else {
      stage.refuse(LocalizedStrings.fill(words[RefusalStrings.noSection], letter))
      return true
    }
    choose(match)
    typed = beginning
    if titles.allSatisfy({ $0 == titles[match] || !$0.hasPrefix(beginning) }) { stage.remove(self) }
    return true
  }

  private func choose(_ index: Int) {
    (choice, typed) = (index, "")
    onChoose(index)
  }

  /// Returns the columns for entries, which leave room for the key of the help in a wide line.
  private func entryWidth(_ width: Int) -> Int {
    let help = TextWidth.width(of: words[ScreenStrings.showKeys]) + 5
    return width < 40 ? width : width - help
  }

  /// Calls a closure with each entry that fits, around the selected one, and its column.
  private func forEachShown(_ width: Int, _ body: (Int, Int) -> Void) {
    let widths = entries.map { TextWidth.width(of: $0) + 1 }
    var column = 1
    for index in firstShown(widths, in: width - 1)..<entries.count {
      // The first one is cut if it is wider than the line.
      guard column == 1 || column + widths[index] <= width else { return }
      body(index, column)
      column += widths[index]
    }
  }

  /// Returns the first entry to show, so that the selected one is shown near the middle, and no room is
  /// left while entries are hidden.
  private func firstShown(_ widths: [Int], in room: Int) -> Int {
    var first = choice
    var used = widths[choice]
    while first > 0, used + widths[first - 1] <= (room + widths[choice]) / 2 {
      first -= 1
      used += widths[first]
    }
    used += widths[(choice + 1)...].reduce(0, +)
    while first > 0, used + widths[first - 1] <= room {
      first -= 1
      used += widths[first]
    }
    return first
  }
}
