/// A line for text input: a label, followed by text that is edited as in any field.
///
/// A prompt line is a value for overlays that ask for input at the bottom of the screen, such as
/// the search of a table. Text that is too long scrolls, so that the caret is always visible.
///
/// ```swift
/// var prompt = PromptLine("filter: ")
/// prompt.handle(KeyPress("a"))
/// prompt.text  // "a"
/// ```
public struct PromptLine: Sendable {
  /// The text before the input.
  public var label: String

  /// The maximum number of characters in the text: 1,000.
  ///
  /// The line shows a notice about a text that would exceed it.
  package static let limit = 1000

  private var editor: TextEditor
  private let words: LocalizedStrings

  /// Creates a line with the caret after a text.
  ///
  /// - Parameters:
  ///   - label: The text before the input.
  ///   - text: The initial input.
  ///   - words: The words of the notice about a refused text.
  public init(_ label: String, text: String = "", words: LocalizedStrings = .english) {
    self.label = label
    self.words = words
    editor = TextEditor(text, input: TextInput(maximumLength: PromptLine.limit))
  }

  /// The input.
  public var text: String { editor.text }

  /// The selected part of the text, or `nil` if none is selected.
  public var selectedText: String? {
    editor.content.selection.map { editor.content.text(in: $0) }
  }

  /// The selection, or the position of the caret.
  package var selection: Range<Int> {
    editor.content.selection ?? editor.content.caret..<editor.content.caret
  }

  /// The notice about a refused text, or `nil` if the last one was inserted.
  package var refusal: String? { notice.isEmpty ? nil : notice }

  // MARK: Editing

  /// Handles a key.
  ///
  /// Returns whether the key was used, and the text to copy to the clipboard, if any.
  @discardableResult
  public mutating func handle(_ key: KeyPress) -> EditOutcome {
    editor.handle(key, width: 1)
  }

  /// Inserts text at the caret.
  ///
  /// Newlines become spaces, and those at the end are left out.
  public mutating func insert(_ text: String) {
    editor.insert(text)
  }

  /// Types characters at the caret.
  public mutating func type(_ text: String) {
    editor.type(text)
  }

  /// Returns whether a key deletes backwards in an empty line, which closes the prompt.
  public func leaves(with key: KeyPress) -> Bool {
    editor.content.count == 0 && (key == KeyPress(.backspace) || key == KeyPress("h", .control))
  }

  // MARK: Drawing

  /// Draws the line over a whole canvas and returns the column after the text.
  @MainActor @discardableResult
  public func draw(on canvas: Canvas) -> Int {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let start = canvas.text(label, style: .tint)
    let width = lineWidth(canvas.width)
    let offset = offset(width)
    let line = canvas[ScreenRectangle(column: 0, line: 0, width: width, height: 1)]
    drawText(on: line.inset(left: start), offset)
    if width < canvas.width {
      canvas.truncatedText(notice, at: width + 1, width: canvas.width - width - 1, style: .tint)
      return canvas.width
    }
    return min(width, start + columns(upTo: editor.content.count) - offset)
  }

  /// Draws the line over a whole canvas, with hints after the text as far as there is room.
  ///
  /// The last hint is the key that lists all keys.
  ///
  /// - Parameters:
  ///   - hints: The keys that apply while the line is shown.
  ///   - progress: The forms of a text at the right edge, longest first, of which the first one that
  ///     fits is drawn, unless the longest one is empty. The default is none.
  ///   - reserve: The number of columns at the right edge that hints leave free, so that they stay where
  ///     they are while the progress grows. The default is 1.
  ///   - asASCII: Whether signs of keys are shown as words: see ``Stage/showsOnlyASCII``.
  ///   - canvas: The canvas of the line.
  @MainActor public func draw(
    hints: [KeyHint], progress: [String] = [], reserve: Int = 1, asASCII: Bool, on canvas: Canvas
  ) {
    let caret = caretColumn(canvas.width)
    let start = max(draw(on: canvas), caret) + 3
    let end = PromptLine.draw(progress, after: caret, on: canvas) - 2
    HintLine.draw(
      hints + [KeyHint("f1", words[ScreenStrings.showKeys])],
      in: start..<max(start, min(canvas.width - max(1, reserve), end)), asASCII: asASCII,
      on: canvas)
  }

  /// Draws the first of some texts that fits at the right edge, and returns the column where it begins.
  @MainActor private static func draw(
    _ texts: [String], after column: Int, on canvas: Canvas
  ) -> Int {
    for text in texts {
      if text.isEmpty { break }
      let width = TextWidth.width(of: text)
      guard column + width + 2 < canvas.width else { continue }
      canvas.text(text, at: canvas.width - width - 1)
      return canvas.width - width - 1
    }
    return canvas.width + 1
  }

  /// Returns the column of the caret in a line with a width in columns.
  public func caretColumn(_ width: Int) -> Int {
    let width = lineWidth(width)
    let column = TextWidth.width(of: label) + columns(upTo: editor.content.caret) - offset(width)
    return max(0, min(width - 1, column))
  }

  /// The notice about a refused text, or an empty string.
  private var notice: String {
    editor.refusal?.text(in: words) ?? ""
  }

  /// Returns the number of columns of label and text, which a notice at the end reduces.
  private func lineWidth(_ width: Int) -> Int {
    let notice = notice
    return notice.isEmpty ? width : max(width / 3, width - TextWidth.width(of: notice) - 2)
  }

  @MainActor private func drawText(on canvas: Canvas, _ offset: Int) {
    let style = Style(foreground: .standard)
    canvas.text(text, at: -offset, style: style)
    if offset > 0 { canvas.text("…", style: style) }
    guard let selection = editor.content.selection else { return }
    let start = max(0, columns(upTo: selection.lowerBound) - offset)
    let end = max(start, columns(upTo: selection.upperBound) - offset)
    canvas.restyle(
      columns: start..<end, line: 0,
      Style(foreground: .role(.selectionText), background: .role(.selection)))
  }

  /// Returns the number of columns of the text that are scrolled out at the left.
  private func offset(_ width: Int) -> Int {
    let room = max(1, width - TextWidth.width(of: label) - 1)
    return max(0, columns(upTo: editor.content.caret) - room)
  }

  private func columns(upTo place: Int) -> Int { editor.content.columns(of: 0..<place) }
}

/// An overlay with a prompt, which takes typed and pasted text.
@MainActor package protocol PromptOverlay: Overlay {
  /// Edits the text of the prompt, and follows a change.
  func change(_ body: (inout PromptLine) -> Void)
}

extension PromptOverlay {
  package func typeText(_ text: String, on stage: Stage) -> Bool {
    change { $0.type(text) }
    stage.setNeedsFullDrawing()
    return true
  }

  package func paste(_ text: String, on stage: Stage) {
    change { $0.insert(text) }
    stage.setNeedsFullDrawing()
  }

  /// Edits the text with a key, and returns whether the key has a meaning there.
  package func edit(_ key: KeyPress, _ stage: Stage) -> Bool {
    var outcome = EditOutcome.ignored
    change { outcome = $0.handle(key) }
    if case .copied(let text) = outcome { stage.copy(text) }
    return outcome != .ignored
  }
}
