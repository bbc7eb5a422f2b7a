import RowKit

/// The bottom line in which a person types the text to search for.
final class PromptOverlay: Overlay {
  private let name: String
  private var prompt: PromptLine
  private var letterCase: LetterCaseChoice?
  private let onDone: (String, LetterCaseChoice) -> Void
  private var onTab: ((String, LetterCaseChoice) -> Void)?
  private let showsOnlyASCII: Bool

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - name: The label before the text.
  ///   - text: The initial text.
  ///   - stage: The stage that shows the prompt.
  ///   - onDone: Called with the text when Return is pressed. Not called after a cancellation.
  init(
    _ name: String, text: String = "", on stage: Stage?, onDone: @escaping (String) -> Void
  ) {
    self.name = name
    showsOnlyASCII = stage?.showsOnlyASCII == true
    prompt = PromptLine(name + ": ", text: text)
    self.onDone = { text, _ in onDone(text) }
  }

  /// Creates a prompt that asks beside the text whether the case of letters counts.
  ///
  /// - Parameters:
  ///   - name: The label before the text.
  ///   - text: The initial text.
  ///   - letterCase: The initial choice of case sensitivity.
  ///   - stage: The stage that shows the prompt.
  ///   - onTab: Called with both when Tab is pressed, to show only the matches, or `nil` if Tab does
  ///     nothing.
  ///   - onDone: Called with both when Return is pressed. Not called after a cancellation.
  init(
    _ name: String, text: String = "", letterCase: LetterCaseChoice, on stage: Stage?,
    onTab: ((String, LetterCaseChoice) -> Void)? = nil,
    onDone: @escaping (String, LetterCaseChoice) -> Void
  ) {
    self.name = name
    showsOnlyASCII = stage?.showsOnlyASCII == true
    prompt = PromptLine("\(name)\(letterCase.words): ", text: text)
    self.letterCase = letterCase
    self.onTab = onTab
    self.onDone = onDone
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    prompt.draw(hints: hints(.english), asASCII: showsOnlyASCII, on: canvas)
  }

  func keyHints(in words: LocalizedStrings, size: ScreenSize) -> [KeyHint] { hints(words) }

  private func hints(_ words: LocalizedStrings) -> [KeyHint] {
    var hints = [KeyHint("⏎", name), KeyHint("esc", words[GuidanceStrings.leave])]
    if onTab != nil { hints.insert(KeyHint("tab", words[SearchStrings.onlyMatches]), at: 1) }
    return letterCase == nil ? hints : hints + [KeyHint("alt+c", "case")]
  }

  func caret(in frame: ScreenRectangle) -> ScreenPoint? {
    ScreenPoint(column: frame.column + prompt.caretColumn(frame.width), line: frame.line)
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, _): stage.remove(self)
    case (.return, _):
      stage.remove(self)
      onDone(prompt.text, letterCase ?? .automatic)
    case (.tab, []) where onTab != nil:
      stage.remove(self)
      onTab?(prompt.text, letterCase ?? .automatic)
    case (.character("c"), .alt): chooseNextCase()
    case _ where prompt.leaves(with: key): stage.remove(self)
    default: return edit(key, stage)
    }
    stage.setNeedsFrame()
    return true
  }

  private func edit(_ key: KeyPress, _ stage: Stage) -> Bool {
    let outcome = prompt.handle(key)
    if case .copied(let text) = outcome { stage.request(.copy(text)) }
    stage.setNeedsFrame()
    return outcome != .ignored
  }

  func question(on stage: Stage) -> Question? {
    let text = Question.Text(now: prompt.text)
    return Question(
      .text(text) { [self] text in
        stage.remove(self)
        onDone(text, letterCase ?? .automatic)
        return nil
      }, title: name.prefix(1).uppercased() + name.dropFirst(),
      cancel: { [self] in stage.remove(self) })
  }

  func interrupt(on stage: Stage) -> Bool {
    if let text = prompt.selectedText { stage.request(.copy(text)) } else { stage.remove(self) }
    return true
  }

  func typeText(_ text: String, on stage: Stage) -> Bool {
    prompt.type(text)
    stage.setNeedsFrame()
    return true
  }

  func paste(_ text: String, on stage: Stage) {
    prompt.insert(text)
    stage.setNeedsFrame()
  }

  private func chooseNextCase() {
    guard let next = letterCase?.next else { return }
    letterCase = next
    prompt.label = "\(name)\(next.words): "
  }
}
