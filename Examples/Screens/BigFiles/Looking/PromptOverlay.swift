import RowKit

/// The bottom line in which a person types the text to search for.
final class PromptOverlay: Overlay {
  private let name: String
  private var prompt: PromptLine
  private var letterCase: LetterCaseChoice?
  private let onDone: (String, LetterCaseChoice) -> Void

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - name: The label before the text.
  ///   - text: The initial text.
  ///   - onDone: Called with the text when Return is pressed. Not called after a cancellation.
  init(_ name: String, text: String = "", onDone: @escaping (String) -> Void) {
    self.name = name
    prompt = PromptLine(name + ": ", text: text)
    self.onDone = { text, _ in onDone(text) }
  }

  /// Creates a prompt that asks beside the text whether the case of letters counts.
  ///
  /// - Parameters:
  ///   - name: The label before the text.
  ///   - text: The initial text.
  ///   - letterCase: The initial choice of case sensitivity.
  ///   - onDone: Called with both when Return is pressed. Not called after a cancellation.
  init(
    _ name: String, text: String = "", letterCase: LetterCaseChoice,
    onDone: @escaping (String, LetterCaseChoice) -> Void
  ) {
    self.name = name
    prompt = PromptLine("\(name)\(letterCase.words): ", text: text)
    self.letterCase = letterCase
    self.onDone = onDone
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    let end = prompt.draw(on: canvas)
    let hint = "alt+c case "
    guard letterCase != nil, end + hint.count + 2 < canvas.width else { return }
    canvas.text(hint, at: canvas.width - hint.count, style: .secondary)
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
    case (.character("c"), .alt): chooseNextCase()
    case _ where prompt.leaves(with: key): stage.remove(self)
    default: if case .copied(let text) = prompt.handle(key) { stage.request(.copy(text)) }
    }
    stage.setNeedsFrame()
    return true
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
