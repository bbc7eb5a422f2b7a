/// Edits a text by keys, as readline does: caret, words, selection, undo, cutting and inserting.
///
/// It is a value that knows no screen: ``handle(_:width:)`` takes a key and tells what became of
/// it. One serves all fields of a table in turn.
///
/// ```swift
/// var editor = TextEditor("Ada")
/// editor.handle(KeyPress("!"), width: 20)
/// editor.text  // "Ada!"
/// ```
public struct TextEditor: Sendable {
  /// What a key led to.
  public enum Outcome: Hashable, Sendable {
    /// It means nothing here.
    case ignored
    /// It was used.
    case handled
    /// A text is to be put on the clipboard.
    case copied(String)
  }

  /// What may be typed.
  public var input: TextInput

  /// The text with its caret.
  public internal(set) var content: EditedText

  /// Whether a masked text is shown.
  public internal(set) var isRevealed = false

  /// What was cut last, for inserting it again; always empty for a secure field.
  public private(set) var cutText: String

  private var past: [EditedText] = []
  private var future: [EditedText] = []
  private var lastStep = Step.other

  /// The column that moving up and down aims at.
  var goalColumn: Int?

  /// What was done last, so that typing a word is one step to undo and cuts in a row gather.
  enum Step {
    case typing, deleting, cuttingForward, cuttingBackward, other
  }

  /// Creates an editor with the caret behind a text.
  ///
  /// - Parameters:
  ///   - text: The text it begins with, taken as it is.
  ///   - input: What may be typed.
  ///   - cutText: What was cut in another field.
  public init(_ text: String = "", input: TextInput = TextInput(), cutText: String = "") {
    self.input = input
    self.cutText = cutText
    content = EditedText(text)
  }

  /// The text.
  public var text: String { content.text }

  /// Whether the text is another one than it was before the oldest step that can be taken back.
  var isEdited: Bool { past.first.map { $0.characters != content.characters } ?? false }

  /// How many steps back are kept.
  private static let historyLimit = 200

  // MARK: Changing

  /// Types or pastes a text in the place of what is selected; returns whether anything changed.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    let isTyped = text.count == 1
    let continues = isTyped && !startsWord(text)
    return replace(
      selectionOrCaret, with: input.filtered(text), step: isTyped ? .typing : .other,
      continues: continues)
  }

  /// Puts another text in the place of everything, as one step that can be undone.
  public mutating func replaceAll(with text: String) {
    replace(0..<content.count, with: input.filtered(text), step: .other)
  }

  /// Removes some characters.
  mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replace(range, with: "", step: .deleting, continues: true)
  }

  /// Removes some characters and remembers them for inserting; cuts in a row gather.
  mutating func cut(_ range: Range<Int>, _ step: Step) {
    guard !range.isEmpty else { return }
    let piece = content.text(in: range)
    let former = lastStep == step && step != .other ? cutText : ""
    guard replace(range, with: "", step: step), !input.isSecure else { return }
    cutText = step == .cuttingBackward ? piece + former : former + piece
  }

  /// Exchanges the characters around the caret; at the end, the last two.
  mutating func transpose() {
    let place = min(content.caret, content.count - 1)
    guard place > 0 else { return }
    let pair = content.text(in: place..<place + 1) + content.text(in: place - 1..<place)
    replace(place - 1..<place + 1, with: pair, step: .other)
  }

  var selectionOrCaret: Range<Int> { content.selection ?? content.caret..<content.caret }

  /// Moves the caret, which ends a step.
  mutating func move(to place: Int, extending: Bool) {
    content.move(to: place, extending: extending)
    lastStep = .other
  }

  mutating func selectAll() {
    content.selectAll()
    lastStep = .other
  }

  /// Selects the word at a place; all of a masked text, whose words are nobody's business.
  mutating func selectWord(at place: Int) {
    guard !input.isSecure || isRevealed else { return selectAll() }
    let word = content.word(at: place)
    move(to: word.lowerBound, extending: false)
    move(to: word.upperBound, extending: true)
  }

  @discardableResult
  private mutating func replace(
    _ range: Range<Int>, with text: String, step: Step, continues: Bool = false
  ) -> Bool {
    var changed = content
    changed.replace(range, with: text)
    if let limit = input.maximumLength, changed.count > max(limit, content.count) {
      changed = shortened(range, text, to: limit)
    }
    guard changed.characters != content.characters else { return false }
    if let accepts = input.accepts, changed.count > 0, !accepts(changed.text) { return false }
    if !(continues && lastStep == step) { past.append(content) }
    if past.count > TextEditor.historyLimit { past.removeFirst() }
    future.removeAll()
    content = changed
    lastStep = step
    return true
  }

  /// Replaces with as much of a text as there is room for.
  private func shortened(_ range: Range<Int>, _ text: String, to limit: Int) -> EditedText {
    var piece = text
    while true {
      var changed = content
      changed.replace(range, with: piece)
      guard changed.count > limit, !piece.isEmpty else { return changed }
      piece.removeLast(min(piece.count, max(1, changed.count - limit)))
    }
  }

  /// Whether a typed character begins a word, so that undoing stops before it.
  private func startsWord(_ text: String) -> Bool {
    guard let first = text.first, !first.isWhitespace, content.caret > 0 else { return false }
    return content.characters[content.caret - 1].isWhitespace
  }

  // MARK: Going back

  /// Takes the last step back; returns whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(content)
    content = last
    lastStep = .other
    return true
  }

  /// Does the step again that was taken back last; returns whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(content)
    content = next
    lastStep = .other
    return true
  }
}
