/// Key bindings for text editing.
extension TextEditor {
  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - width: The number of columns of the field, for moving between lines of text that wraps.
  /// - Returns: The outcome of the key.
  @discardableResult
  package mutating func handle(_ key: KeyPress, width: Int) -> EditOutcome {
    let goal = goalColumn
    goalColumn = nil
    if let place = target(of: key) {
      forgetRefusal()
      move(to: place, extending: key.modifiers.contains(.shift))
      return .handled
    }
    if let typed = key.typedCharacter {
      insert(String(typed))
      return .handled
    }
    forgetRefusal()
    if handleDeleting(key) || handleHistory(key) { return .handled }
    if let outcome = handleCopying(key) { return outcome }
    return handleLines(key, width: width, goal: goal) ? .handled : .ignored
  }

  /// Returns the place to which a key moves the caret, or `nil` if the key doesn't move it.
  private func target(of key: KeyPress) -> Int? {
    let caret = content.caret
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.left, []): return leaving(key)?.lowerBound ?? caret - 1
    case (.right, []): return leaving(key)?.upperBound ?? caret + 1
    case (.character("b"), .control): return caret - 1
    case (.character("f"), .control): return caret + 1
    case (.left, .control), (.left, .alt), (.character("b"), .alt):
      return content.wordStart(before: caret)
    case (.right, .control), (.right, .alt), (.character("f"), .alt):
      return content.wordEnd(after: caret)
    case (.home, []), (.character("a"), .control): return content.lineStart(before: caret)
    case (.end, []), (.character("e"), .control): return content.lineEnd(after: caret)
    case (.home, .control): return 0
    case (.end, .control): return content.count
    default: return nil
    }
  }

  /// Returns the selection that an arrow key collapses, or `nil` if it extends the selection.
  private func leaving(_ key: KeyPress) -> Range<Int>? {
    key.modifiers.contains(.shift) ? nil : content.selection
  }

  private mutating func handleDeleting(_ key: KeyPress) -> Bool {
    let caret = content.caret
    switch (key.key, key.modifiers) {
    case (.backspace, []), (.backspace, .shift), (.character("h"), .control):
      delete(content.selection ?? max(0, caret - 1)..<caret)
    case (.delete, []), (.character("d"), .control):
      delete(content.selection ?? caret..<min(content.count, caret + 1))
    case (.character("w"), .control):
      cut(content.selection ?? content.blankStart(before: caret)..<caret, .cuttingBackward)
    case (.backspace, .alt), (.backspace, .control):
      cut(content.selection ?? content.wordStart(before: caret)..<caret, .cuttingBackward)
    case (.character("d"), .alt), (.delete, .control):
      cut(content.selection ?? caret..<content.wordEnd(after: caret), .cuttingForward)
    case (.character("k"), .control): cut(restOfLine, .cuttingForward)
    case (.character("u"), .control): cut(beginningOfLine, .cuttingBackward)
    case (.delete, .alt): cut(0..<content.count, .other)
    case (.character("t"), .control): transpose()
    case (.character("y"), .control): insert(cutText)
    default: return false
    }
    return true
  }

  /// The range cut to the end of a line.
  ///
  /// At the end of a line, this is the line break.
  private var restOfLine: Range<Int> {
    let caret = content.caret
    let end = content.lineEnd(after: caret)
    return caret..<(end == caret ? min(content.count, end + 1) : end)
  }

  private var beginningOfLine: Range<Int> {
    let caret = content.caret
    let start = content.lineStart(before: caret)
    return (start == caret ? max(0, start - 1) : start)..<caret
  }

  /// The keys that undo the last step.
  package static let undoKeys = [KeyPress("_", .control), KeyPress("/", .control)]

  /// The keys that redo the last undone step.
  package static let redoKeys = [KeyPress("/", .alt), KeyPress("z", [.control, .shift])]

  /// Handles keys that undo, redo, select and reveal.
  ///
  /// Returns `false` if there is nothing to undo or redo.
  private mutating func handleHistory(_ key: KeyPress) -> Bool {
    switch key {
    case _ where TextEditor.undoKeys.contains(key): return undo()
    case _ where TextEditor.redoKeys.contains(key): return redo()
    case KeyPress("a", .alt): selectAll()
    case KeyPress("r", .control) where input.isSecure: isRevealed.toggle()
    default: return false
    }
    return true
  }

  /// Handles keys that copy and cut.
  ///
  /// Returns `nil` for other keys, for Control-C without a selection, which is left to the surrounding
  /// screen, and for Control-X if there is nothing to cut: no selection, or a secure text.
  private mutating func handleCopying(_ key: KeyPress) -> EditOutcome? {
    switch key {
    case KeyPress("c", .control): content.selection.map { copy($0) }
    case KeyPress("w", .alt): copy(content.selection ?? 0..<content.count)
    case KeyPress("x", .control) where !input.isSecure:
      content.selection.map { range in
        defer { cut(range, .other) }
        return copy(range)
      }
    default: nil
    }
  }

  /// Copies some characters.
  ///
  /// Copies nothing from a secure field.
  private func copy(_ range: Range<Int>) -> EditOutcome {
    input.isSecure || range.isEmpty ? .handled : .copied(content.text(in: range))
  }

  /// Moves between lines and inserts line breaks in a multiline field.
  private mutating func handleLines(_ key: KeyPress, width: Int, goal: Int?) -> Bool {
    guard input.isMultiline else { return false }
    let isExtending = key.modifiers.contains(.shift)
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.up, []), (.character("p"), .control):
      return moveLine(by: -1, width: width, goal, isExtending)
    case (.down, []), (.character("n"), .control):
      return moveLine(by: 1, width: width, goal, isExtending)
    case (.pageUp, []): return moveLine(by: -TextEditor.page, width: width, goal, isExtending)
    case (.pageDown, []): return moveLine(by: TextEditor.page, width: width, goal, isExtending)
    case (.return, []), (.character("j"), .control):
      insert("\n")
      return true
    default: return false
    }
  }

  /// The number of lines that Page Up and Page Down move by.
  private static let page = 10

  /// Moves the caret by some lines, up to the first or the last one, and returns whether it moved.
  private mutating func moveLine(
    by distance: Int, width: Int, _ goal: Int?, _ isExtending: Bool
  ) -> Bool {
    let lines = content.lines(width: width - 1)
    let point = content.point(of: content.caret, in: lines)
    let line = min(max(0, point.line + distance), lines.count - 1)
    guard line != point.line else { return false }
    let column = goal ?? point.column
    let target = ScreenPoint(column: column, line: line)
    move(to: content.place(at: target, in: lines), extending: isExtending)
    goalColumn = column
    return true
  }
}
