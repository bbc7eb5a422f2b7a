import RowKit

/// The bottom line in which a person types what to look for.
final class PromptOverlay: Overlay {
  private let name: String
  private var text: String
  private var letterCase: LetterCaseChoice?
  private let onDone: (String, LetterCaseChoice) -> Void

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - name: What stands before the text.
  ///   - text: What is in it already.
  ///   - onDone: Takes the text after Return; not called when a person gives up.
  init(_ name: String, text: String = "", onDone: @escaping (String) -> Void) {
    self.name = name
    self.text = text
    self.onDone = { text, _ in onDone(text) }
  }

  /// Creates a prompt that asks beside the text whether the case of letters counts.
  ///
  /// - Parameters:
  ///   - name: What stands before the text.
  ///   - text: What is in it already.
  ///   - letterCase: Whether the case counts, until a person chooses otherwise.
  ///   - onDone: Takes both after Return; not called when a person gives up.
  init(
    _ name: String, text: String = "", letterCase: LetterCaseChoice,
    onDone: @escaping (String, LetterCaseChoice) -> Void
  ) {
    self.name = name
    self.text = text
    self.letterCase = letterCase
    self.onDone = onDone
  }

  private var label: String { "\(name)\(letterCase?.words ?? ""): " }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(column: 0, line: max(0, size.height - 1), width: size.width, height: 1)
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let column = canvas.text(label, style: .tint)
    let end = canvas.text(seen(canvas.width), at: column, style: Style(foreground: .standard))
    let hint = "alt+c case "
    guard letterCase != nil, end + hint.count + 2 < canvas.width else { return }
    canvas.text(hint, at: canvas.width - hint.count, style: .secondary)
  }

  func caret(in frame: ScreenRectangle) -> ScreenPoint? {
    let column = TextWidth.width(of: label) + TextWidth.width(of: seen(frame.width))
    return ScreenPoint(column: frame.column + min(frame.width - 1, column), line: frame.line)
  }

  func handle(_ key: KeyPress, on stage: Stage) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, _), (.character("c"), .control): stage.remove(self)
    case (.return, _):
      stage.remove(self)
      onDone(text, letterCase ?? .automatic)
    case (.character("c"), .alt): letterCase = letterCase?.next
    case (.backspace, _), (.character("h"), .control): text = String(text.dropLast())
    case (.character("u"), .control): text = ""
    default: if let character = key.typedCharacter { text.append(character) }
    }
    stage.setNeedsFrame()
    return true
  }

  func paste(_ text: String, on stage: Stage) {
    self.text += text.prefix { !$0.isNewline }
    stage.setNeedsFrame()
  }

  private func seen(_ width: Int) -> String {
    let room = width - TextWidth.width(of: label) - 1
    return TextTruncation.truncate(text, to: max(1, room), mode: .start)
  }
}
