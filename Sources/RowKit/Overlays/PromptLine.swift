/// A line in which a person types: a label, and behind it a text that is edited as in any field.
///
/// It is a value for overlays that ask for something at the bottom of the screen, as the search of a
/// table does. A text that is too long scrolls, so that the caret is always seen.
///
/// ```swift
/// var prompt = PromptLine("filter: ")
/// prompt.handle(KeyPress("a"))
/// prompt.text  // "a"
/// ```
public struct PromptLine: Sendable {
  /// What stands before the text.
  public var label: String

  private var editor: TextEditor

  /// Creates a line with the caret behind a text.
  ///
  /// - Parameters:
  ///   - label: What stands before the text.
  ///   - text: What is in it already.
  public init(_ label: String, text: String = "") {
    self.label = label
    editor = TextEditor(text)
  }

  /// The text.
  public var text: String { editor.text }

  /// The part of the text that is selected; `nil` for none.
  public var selectedText: String? {
    editor.content.selection.map { editor.content.text(in: $0) }
  }

  // MARK: Editing

  /// Acts on a key; returns whether it meant something, and what is to be put on the clipboard.
  @discardableResult
  public mutating func handle(_ key: KeyPress) -> TextEditor.Outcome {
    editor.handle(key, width: 1)
  }

  /// Inserts a text at the caret; newlines become spaces.
  public mutating func insert(_ text: String) {
    editor.insert(text)
  }

  /// Whether a key would delete what stands before the caret where nothing is typed: a way out.
  public func leaves(with key: KeyPress) -> Bool {
    text.isEmpty && (key == KeyPress(.backspace) || key == KeyPress("h", .control))
  }

  // MARK: Drawing

  /// Draws the line over a whole canvas; returns the column after what is drawn.
  @MainActor @discardableResult
  public func draw(on canvas: Canvas) -> Int {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let start = canvas.text(label, style: .tint)
    let offset = offset(canvas.width)
    drawText(on: canvas.inset(left: start), offset)
    return min(canvas.width, start + columns(upTo: editor.content.count) - offset)
  }

  /// The column of the caret in a line of so many columns.
  public func caretColumn(_ width: Int) -> Int {
    let column = TextWidth.width(of: label) + columns(upTo: editor.content.caret) - offset(width)
    return max(0, min(width - 1, column))
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

  /// How many columns of the text are out of view at its left.
  private func offset(_ width: Int) -> Int {
    let room = max(1, width - TextWidth.width(of: label) - 1)
    return max(0, columns(upTo: editor.content.caret) - room)
  }

  private func columns(upTo place: Int) -> Int { editor.content.columns(of: 0..<place) }
}
