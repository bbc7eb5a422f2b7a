/// The outcome of a key in an edited text.
public enum EditOutcome: Hashable, Sendable {
  /// The key has no meaning in the text.
  case ignored
  /// The key was used.
  case handled
  /// A text should be copied to the clipboard.
  case copied(String)
}

/// A text editor driven by keys, in the manner of readline.
///
/// Supports moving by characters and words, selection, undo, and cut and paste. It is a value
/// independent of any screen: ``handle(_:width:)`` takes a key and returns its outcome. One editor
/// can serve all fields of a table in turn.
package struct TextEditor: Sendable {
  /// The input that the editor accepts.
  package var input: TextInput

  /// The text with its caret.
  package var content: EditedText

  /// Whether a masked text is revealed.
  package internal(set) var isRevealed = false

  /// The reason why the last text was not inserted, or `nil` after anything else was done.
  package private(set) var refusal: TextRefusal?

  /// The text that was last cut, for pasting.
  ///
  /// Always empty for a secure field.
  package private(set) var cutText: String

  private let original: TextChunks
  private var past: [EditedText] = []
  private var future: [EditedText] = []
  private var lastStep = Step.other

  /// The number of changes of the text.
  package private(set) var revision = 0

  /// The column that moving up and down aims for.
  var goalColumn: Int?

  /// The kind of the last step.
  ///
  /// Typing a word is one step to undo, and consecutive cuts accumulate.
  enum Step {
    case typing, deleting, cuttingForward, cuttingBackward, other
  }

  /// Creates an editor with the caret after a text.
  ///
  /// - Parameters:
  ///   - text: The initial text, which isn't filtered. The default is empty.
  ///   - input: The input that the editor accepts. The default is one line of any text.
  ///   - cutText: The text that was cut in another field. The default is empty.
  package init(_ text: String = "", input: TextInput = TextInput(), cutText: String = "") {
    self.input = input
    self.cutText = cutText
    content = EditedText(text)
    original = content.chunks
  }

  package var text: String { content.text }

  /// Whether the text differs from the initial one.
  package var isEdited: Bool { original != content.chunks }

  /// The maximum number of steps that can be undone.
  private static let historyLimit = 200

  // MARK: Editing

  /// Replaces the selection with a typed or pasted text and returns whether anything changed.
  ///
  /// A text is inserted as a whole or not at all. If it was refused, ``refusal`` is the reason.
  /// An empty text leaves the selection as it is. In a field of one line, the line breaks at the end are
  /// left out.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    let text = input.withoutLastBreaks(text)
    guard !text.isEmpty else { return false }
    return insertAll(of: text)
  }

  private mutating func insertAll(of text: String) -> Bool {
    let isTyped = text.dropFirst().isEmpty
    let continues = isTyped && !startsWord(text)
    return replace(
      selectionOrCaret, with: input.kept(text), step: isTyped ? .typing : .other,
      continues: continues)
  }

  /// Types several characters, with the same result as typing each of them.
  ///
  /// More than 256 bytes are one step to undo.
  ///
  /// Returns whether anything changed.
  @discardableResult
  package mutating func type(_ text: String) -> Bool {
    guard input.accepts == nil, text.utf8.count > TextEditor.typedLimit, let last = text.last
    else { return typeEach(of: text) }
    let piece = input.kept(fitting(text.dropLast()))
    let isTyped =
      !piece.isEmpty && replace(selectionOrCaret, with: piece, step: .typing, continues: true)
    // Typed alone, the last character gets its own refusal.
    return insertAll(of: String(last)) || isTyped
  }

  private mutating func typeEach(of text: String) -> Bool {
    var hasChanged = false
    // A refused character is refused again until the text changes.
    var refused: [Character: TextRefusal] = [:]
    for character in text {
      if let known = refused[character] {
        refusal = known
      } else if insertAll(of: String(character)) {
        hasChanged = true
        refused.removeAll()
      } else {
        refused[character] = refusal
      }
    }
    return hasChanged
  }

  /// The maximum number of bytes of typed text that are inserted one character at a time.
  private static let typedLimit = 256

  /// Returns the accepted characters of a typed text for which there is room.
  private func fitting(_ text: Substring) -> String {
    var piece = ""
    var room = room(in: selectionOrCaret)
    for character in text where input.refusal(of: character) == nil {
      guard room > 0 else { break }
      room -= 1
      piece.append(character)
    }
    return piece
  }

  /// Returns the number of characters with which a range can be replaced.
  private func room(in range: Range<Int>) -> Int {
    input.limit == .max ? .max : max(0, input.limit - content.count) + range.count
  }

  /// Replaces the whole text as one step that can be undone.
  ///
  /// The parts at both ends that stay keep their line breaks, of whatever kind. An equal text leaves the
  /// caret and the selection as they are.
  package mutating func replaceAll(with text: String) {
    guard !input.withLineBreaks(text).utf8.elementsEqual(self.text.utf8) else { return }
    let (old, new) = (Array(self.text), Array(text))
    var start = zip(old, new).prefix { $0.isExactly($1) }.count
    // A carriage return would become one line break with the one behind it.
    if start > 0, new[start - 1] == "\r", start < new.count, new[start].isNewline { start -= 1 }
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0.isExactly($1) }
      .count
    let middle = String(new[start..<new.count - end])
    let former = old[start..<old.count - end]
    guard !input.withLineBreaks(middle).utf8.elementsEqual(String(former).utf8) else { return }
    if replace(start..<old.count - end, with: middle, step: .other) {
      content.move(to: content.count)
    }
  }

  /// Replaces the whole text without checking the input, as one step that can be undone.
  package mutating func replaceAll(withKept text: String) {
    remember()
    content = EditedText(text)
    lastStep = .other
    refusal = nil
  }

  /// Deletes some characters.
  mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replace(range, with: "", step: .deleting, continues: true)
  }

  /// Cuts some characters for pasting.
  ///
  /// Consecutive cuts accumulate.
  mutating func cut(_ range: Range<Int>, _ step: Step) {
    guard !range.isEmpty else { return }
    let piece = content.text(in: range)
    let former = lastStep == step && step != .other ? cutText : ""
    guard replace(range, with: "", step: step), !input.isSecure else { return }
    cutText = step == .cuttingBackward ? piece + former : former + piece
  }

  /// Exchanges the characters around the caret, or the last two at the end.
  mutating func transpose() {
    let place = min(content.caret, content.count - 1)
    guard place > 0 else { return }
    let pair = content.text(in: place..<place + 1) + content.text(in: place - 1..<place)
    replace(place - 1..<place + 1, with: pair, step: .other)
  }

  var selectionOrCaret: Range<Int> { content.selection ?? content.caret..<content.caret }

  /// Moves the caret and ends the current undo step.
  package mutating func move(to place: Int, extending: Bool) {
    content.move(to: place, extending: extending)
    lastStep = .other
  }

  package mutating func selectAll() {
    content.selectAll()
    lastStep = .other
  }

  /// Selects the word at a place.
  ///
  /// Selects all of a masked text, so as not to reveal its words.
  package mutating func selectWord(at place: Int) {
    guard !input.isSecure || isRevealed else { return selectAll() }
    let word = content.word(at: place)
    move(to: word.lowerBound, extending: false)
    move(to: word.upperBound, extending: true)
  }

  @discardableResult
  private mutating func replace(
    _ range: Range<Int>, with text: String, step: Step, continues: Bool = false
  ) -> Bool {
    let piece = input.withLineBreaks(text)
    guard !piece.utf8.elementsEqual(content.text(in: range).utf8) else {
      passOver(range)
      return false
    }
    refusal = isTooLong(piece, in: range) ? .length(input.limit) : input.refusal(of: piece)
    guard refusal == nil else { return false }
    var changed = content
    changed.replace(range, with: piece)
    refusal = refusal(making: changed)
    guard refusal == nil else { return false }
    remember(asNewStep: !(continues && lastStep == step))
    content = changed
    lastStep = step
    return true
  }

  /// Leaves a range that is replaced with its own text, so that the next text follows it.
  private mutating func passOver(_ range: Range<Int>) {
    refusal = nil
    if !range.isEmpty { move(to: range.upperBound, extending: false) }
  }

  /// Prepares for a change, which can be undone as a step of its own or with the last one.
  private mutating func remember(asNewStep: Bool = true) {
    if asNewStep { past.append(content.kept) }
    if past.count > TextEditor.historyLimit { past.removeFirst() }
    future.removeAll()
    revision += 1
  }

  /// Returns whether a text is certainly too long to replace a range.
  ///
  /// Characters may combine at both of its ends.
  private func isTooLong(_ piece: String, in range: Range<Int>) -> Bool {
    let room = room(in: range)
    guard room < piece.utf8.count else { return false }
    return piece.index(piece.startIndex, offsetBy: room + 16, limitedBy: piece.endIndex) != nil
  }

  /// Returns the reason why the text can't become another text, or `nil` if it can.
  private func refusal(making changed: EditedText) -> TextRefusal? {
    if changed.count > max(input.limit, content.count) { return .length(input.limit) }
    if let accepts = input.accepts, changed.count > 0, !accepts(changed.text) { return .form }
    return nil
  }

  /// Clears the refusal of the last text.
  mutating func forgetRefusal() {
    refusal = nil
  }

  /// Whether a typed character begins a word, so that undo stops before it.
  private func startsWord(_ text: String) -> Bool {
    guard let first = text.first, !first.isWhitespace, content.caret > 0 else { return false }
    return content.chunks[content.caret - 1].isWhitespace
  }

  // MARK: Undo

  /// Undoes the last step.
  ///
  /// Returns whether there was one.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(content.kept)
    content = last
    revision += 1
    lastStep = .other
    return true
  }

  /// Redoes the last undone step.
  ///
  /// Returns whether there was one.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(content.kept)
    content = next
    revision += 1
    lastStep = .other
    return true
  }
}

// MARK: CustomStringConvertible, CustomReflectable

extension TextEditor: CustomStringConvertible, CustomReflectable {
  package var description: String { input.isSecure ? "secret" : text }

  /// A mirror without children, so that no dump reveals a secret.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Character {
  /// Returns whether a character has the same scalars, which equal characters need not have.
  fileprivate func isExactly(_ other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
