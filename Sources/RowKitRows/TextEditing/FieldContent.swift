/// A label with a text field beside it, or below it if there is little room.
///
/// Shows the text being edited with its selection, and scrolls a long line to keep the caret
/// visible. A line that can't be edited wraps, because it can't be scrolled either. Suggestions are
/// shown below the field.
public struct FieldContent: EditableContent, Hashable, Sendable {
  /// The label at the left.
  let label: String

  /// The text while it isn't being edited.
  ///
  /// If the field is secure, only mask characters are stored.
  public var text: String { didSet { mask() } }

  /// The text shown in an empty field, in quotation marks that distinguish it from a value.
  ///
  /// The default is empty.
  public var placeholder = ""

  /// The text after the field, such as a unit.
  ///
  /// The default is empty.
  public var suffix = ""

  /// The permitted use of the field.
  ///
  /// The default is `.editable`.
  public var access = FieldAccess.editable

  /// Whether mask characters are shown instead of the text.
  ///
  /// The default is `false`.
  public var isSecure = false { didSet { mask() } }

  /// Whether the text wraps and the field grows with it.
  ///
  /// The default is `false`.
  public var isMultiline = false

  /// The text being edited, or `nil` if none is.
  public var editing: TextEditingState?

  /// The message below the field about a refused text, or `nil` for none.
  ///
  /// Only shown while no text is being edited. The default is `nil`.
  package var refusedText: String?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label at the left. If empty, the field takes the whole width.
  ///   - text: The text while it isn't being edited.
  ///   - editing: The text being edited, or `nil` if none is.
  public init(_ label: String, text: String, editing: TextEditingState? = nil) {
    self.label = label
    self.text = text
    self.editing = editing
  }

  /// Creates the field of a row, masked or multiline depending on its input.
  package init(
    _ label: String, text: String, input: TextInput, placeholder: String, access: FieldAccess,
    editing: TextEditingState?
  ) {
    self.init(label, text: text, editing: editing)
    self.placeholder = placeholder
    self.access = access
    isSecure = input.isSecure
    isMultiline = input.isMultiline
    // Property observers don't run during initialization.
    mask()
  }

  public var plainText: String {
    // The number of signs would tell the length of a secret.
    let shown =
      isSecure && !text.isEmpty ? String(repeating: FieldContent.sign, count: 8) : text
    let value = shown.isEmpty || suffix.isEmpty ? shown : shown + " " + suffix
    // A tab would begin another column.
    let line = value.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return label.isEmpty ? line : line.isEmpty ? label : label + "\t" + line
  }

  public var spokenText: SpokenText {
    var spoken = SpokenText(plainText: plainText)
    if label.isEmpty { spoken = SpokenText("", value: spoken.label) }
    if isSecure, !text.isEmpty { spoken.states.append(.entered) }
    if access == .readOnly { spoken.states.append(.readOnly) }
    if let refusedText { spoken.states.append(.problem(refusedText)) }
    return spoken
  }

  public func height(forWidth width: Int) -> Int {
    let layout = FieldLayout(self, width: width)
    return layout.fieldLine + fieldHeight(layout) + (message(layout)?.height ?? 0)
      + (editing?.suggestions.count ?? 0)
  }

  public func draw(on canvas: Canvas) {
    let layout = FieldLayout(self, width: canvas.width)
    drawLabel(on: canvas, layout)
    let height = fieldHeight(layout)
    let field = canvas[layout.field(height: height)]
    if editing != nil { field.fill(Style(foreground: .standard, background: .role(.field))) }
    if isMultiline { drawLines(on: field) } else { drawLine(on: field) }
    if !suffix.isEmpty, layout.suffixColumn < canvas.width {
      canvas.text(suffix, at: layout.suffixColumn, line: layout.fieldLine, style: .secondary)
    }
    let below = layout.fieldLine + height
    let message = message(layout)
    message?.draw(on: canvas.inset(left: layout.fieldColumn, top: below))
    drawSuggestions(on: canvas, layout, from: below + (message?.height ?? 0))
  }

  private func drawLabel(on canvas: Canvas, _ layout: FieldLayout) {
    let style: Style = access == .disabled ? .disabled : .plain
    guard layout.fieldLine > 1 else {
      canvas.truncatedText(label, width: layout.labelWidth, style: style)
      return
    }
    let lines = TextWrapping.cutLines(label, width: layout.labelWidth, limit: layout.fieldLine)
    for (line, words) in lines.enumerated() { canvas.text(words, line: line, style: style) }
  }

  // MARK: EditableContent

  public func caret(forWidth width: Int) -> ScreenPoint? {
    guard let shown else { return nil }
    let layout = FieldLayout(self, width: width)
    var point: ScreenPoint
    if isMultiline {
      point = shown.point(of: shown.caret, in: shown.lines(width: layout.fieldWidth - 1))
    } else {
      let column = shown.columns(of: 0..<shown.caret)
      point = ScreenPoint(column: column - offset(of: shown, layout.fieldWidth), line: 0)
    }
    point.column = min(point.column, max(0, layout.fieldWidth - 1)) + layout.fieldColumn
    point.line += layout.fieldLine
    return point
  }

  public func fieldWidth(forWidth width: Int) -> Int { FieldLayout(self, width: width).fieldWidth }

  public func place(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = FieldLayout(self, width: width)
    let inner = ScreenPoint(
      column: point.column - layout.fieldColumn, line: point.line - layout.fieldLine)
    guard let shown, (0..<layout.fieldWidth).contains(inner.column),
      (0..<fieldHeight(layout)).contains(inner.line)
    else { return nil }
    if isMultiline {
      return shown.place(at: inner, in: shown.lines(width: layout.fieldWidth - 1))
    }
    let column = inner.column + offset(of: shown, layout.fieldWidth)
    return shown.place(atColumn: column, in: 0..<shown.count)
  }

  public func offset(forWidth width: Int) -> Int {
    guard let shown, !isMultiline else { return 0 }
    return offset(of: shown, FieldLayout(self, width: width).fieldWidth)
  }

  public func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = FieldLayout(self, width: width)
    let index =
      point.line - layout.fieldLine - fieldHeight(layout) - (message(layout)?.height ?? 0)
    return editing?.suggestions.indices.contains(index) == true ? index : nil
  }

  // MARK: Displayed text

  /// Returns the message below the field, or `nil` if there is none.
  private func message(_ layout: FieldLayout) -> FaultText? {
    let text = editing == nil ? refusedText : editing?.refusal
    return text.map { FaultText($0, width: layout.messageWidth) }
  }

  /// The edited text as displayed, masked if necessary, or `nil` if no text is being edited.
  private var shown: EditedText? {
    guard let editing else { return nil }
    return isSecure && !editing.isRevealed ? editing.content.masked : editing.content
  }

  private mutating func mask() {
    guard isSecure, text.contains(where: { $0 != FieldContent.sign }) else { return }
    text = FieldContent.masked(text)
  }

  /// Returns a mask character for each character of a text.
  static func masked(_ text: String) -> String { String(repeating: sign, count: text.count) }

  private static let sign: Character = "•"

  private func fieldHeight(_ layout: FieldLayout) -> Int {
    guard isMultiline else { return idleLines(layout.fieldWidth).count }
    let text = editing?.content ?? EditedText(self.text)
    return text.lines(width: layout.fieldWidth - 1).count
  }

  /// Returns the number of columns of a line scrolled out of view to keep the caret visible.
  ///
  /// Keeps the former offset while it shows the caret, so that the text doesn't move under the
  /// mouse. Otherwise scrolls by half a field.
  private func offset(of text: EditedText, _ width: Int) -> Int {
    let end = text.columns(of: 0..<text.count)
    guard end >= width else { return 0 }
    let caret = text.columns(of: 0..<text.caret)
    let last = max(1, width - 2)
    let former = min(editing?.offset ?? 0, end - last)
    if former == 0 ? caret <= last : (former + 1...former + last).contains(caret) { return former }
    let step = max(1, width / 2)
    guard caret > former else { return max(0, caret - step) }
    return min((caret - last + step - 1) / step * step, max(caret - last, end - last))
  }

  private func drawLine(on field: Canvas) {
    guard let shown else { return drawIdle(on: field) }
    if shown.count == 0 { return drawPlaceholder(on: field) }
    let all = 0..<shown.count
    let offset = offset(of: shown, field.width)
    let part = shown.part(behind: offset, width: field.width)
    field.text(part.text, at: part.column)
    mark(shown, all, line: 0, offset: offset, on: field)
    if offset > 0 { field.text("…", style: .secondary) }
    if shown.columns(of: all) - offset > field.width {
      field.text("…", at: field.width - 1, style: .secondary)
    }
  }

  private func drawLines(on field: Canvas) {
    let shown = shown ?? EditedText(text)
    if shown.count == 0 { return drawPlaceholder(on: field) }
    let lines = shown.lines(width: field.width - 1)
    for line in lines.indices.clamped(to: field.visibleLines) {
      let range = lines[line]
      field.text(shown.text(in: range).withoutLastNewline, line: line, style: textStyle)
      if editing != nil { mark(shown, range, line: line, offset: 0, on: field) }
    }
  }

  private func drawIdle(on field: Canvas) {
    if text.isEmpty { return drawPlaceholder(on: field) }
    for (line, words) in idleLines(field.width).enumerated() {
      field.truncatedText(words, line: line, width: field.width, style: textStyle)
    }
  }

  /// Returns the lines of text that isn't being edited: one, unless the text can't be scrolled.
  private func idleLines(_ width: Int) -> [String] {
    // A text with fewer bytes needs several lines only if it has tabs.
    let wraps =
      access != .editable && editing == nil && !isSecure
      && (text.utf8.count > width || text.utf8.contains(0x09))
    return wraps ? TextWrapping.cutLines(text, width: width, limit: FieldContent.idleLimit) : [text]
  }

  /// The maximum number of lines of text that can't be edited.
  private static let idleLimit = 4

  private func drawPlaceholder(on field: Canvas) {
    field.truncatedText(Placeholder.text(placeholder), width: field.width, style: .disabled)
  }

  private var textStyle: Style {
    switch access {
    case .editable: .plain
    case .readOnly: .secondary
    case .disabled: .disabled
    }
  }

  /// Highlights the selected part of a line.
  private func mark(
    _ text: EditedText, _ line: Range<Int>, line number: Int, offset: Int, on field: Canvas
  ) {
    guard let selection = text.selection?.clamped(to: line), !selection.isEmpty else { return }
    let start = text.columns(of: line.lowerBound..<selection.lowerBound) - offset
    let end = text.columns(of: line.lowerBound..<selection.upperBound) - offset
    field.restyle(
      columns: max(0, start)..<max(0, start, min(end, field.width)), line: number,
      Style(foreground: .role(.selectionText), background: .role(.selection)))
  }

  private func drawSuggestions(on canvas: Canvas, _ layout: FieldLayout, from line: Int) {
    guard let editing else { return }
    for (index, suggestion) in editing.suggestions.enumerated() {
      let isChosen = index == editing.choice
      let frame = ScreenRectangle(
        column: layout.fieldColumn, line: line + index, width: layout.fieldWidth, height: 1)
      let style = isChosen ? Style.match : .secondary
      if isChosen { canvas[frame].fill(style) }
      canvas[frame].text(isChosen ? "›" : " ", style: style)
      canvas[frame].truncatedText(suggestion, at: 2, width: frame.width - 2, style: style)
    }
  }
}

extension EditedText {
  /// A copy with a mask character in place of each character.
  package var masked: EditedText {
    var masked = EditedText(FieldContent.masked(text))
    if let selection {
      masked.move(to: caret == selection.lowerBound ? selection.upperBound : selection.lowerBound)
    }
    masked.move(to: caret, extending: selection != nil)
    return masked
  }
}
