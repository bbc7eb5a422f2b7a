/// The positions of the label and the field of a row, in columns and lines.
package struct FieldLayout {
  /// The number of columns of the label.
  let labelWidth: Int

  /// The first column of the field.
  package let fieldColumn: Int

  /// The number of columns of the field.
  let fieldWidth: Int

  /// The number of columns of the message below the field.
  let messageWidth: Int

  /// The line of the field: the number of lines of the label if it is above, otherwise 0.
  let fieldLine: Int

  /// The column of the suffix after the field.
  let suffixColumn: Int

  /// The minimum width for placing the label beside the field.
  private static let wide = 28

  /// The maximum number of lines of a label above its field.
  private static let labelLimit = 3

  /// The maximum width of a field.
  private static let widest = 72

  package init(_ field: FieldContent, width: Int) {
    let beside = min(24, max(12, width / 3))
    // A label that would be cut stands above the field.
    let isBeside =
      width >= FieldLayout.wide && !field.label.isEmpty
      && TextWidth.width(of: field.label) <= beside - 2
    let column = isBeside ? beside : 0
    labelWidth = isBeside ? column - 2 : width
    fieldColumn = column
    fieldLine =
      isBeside || field.label.isEmpty
      ? 0 : TextWrapping.lineCount(field.label, width: width, limit: FieldLayout.labelLimit)
    let suffixWidth = field.suffix.isEmpty ? 0 : TextWidth.width(of: field.suffix) + 1
    let room = max(1, min(width - column - suffixWidth, FieldLayout.widest))
    let hugs =
      field.editing == nil && !field.isMultiline && !field.suffix.isEmpty && !field.text.isEmpty
    fieldWidth = hugs ? min(room, max(1, TextWidth.width(of: field.text))) : room
    messageWidth = max(1, min(width - column, FieldLayout.widest))
    suffixColumn = column + fieldWidth + 1
  }

  /// Returns the frame of the field.
  func field(height: Int) -> ScreenRectangle {
    ScreenRectangle(column: fieldColumn, line: fieldLine, width: fieldWidth, height: height)
  }
}

/// Content that shows the text being edited and locates its caret.
public protocol EditableContent: CellContent {
  /// Returns the position of the caret in the content, or `nil` if no text is being edited.
  func caret(forWidth width: Int) -> ScreenPoint?

  /// Returns the number of columns of the field, for moving between lines of its text.
  func fieldWidth(forWidth width: Int) -> Int

  /// Returns the place in the text at a point of the content, or `nil` outside the field.
  func place(at point: ScreenPoint, forWidth width: Int) -> Int?

  /// Returns the number of columns scrolled out of view at the left to keep the caret visible.
  ///
  /// The table passes it back as ``TextEditingState/offset`` with the next text. The default is 0.
  func offset(forWidth width: Int) -> Int

  /// Returns the index of the suggestion at a point of the content, or `nil` if there is none.
  ///
  /// The default is `nil`.
  func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int?
}

extension EditableContent {
  public func offset(forWidth width: Int) -> Int { 0 }
  public func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? { nil }
}

/// A message about an error in a field: a warning symbol, followed by text on up to four lines.
package struct FaultText {
  private let lines: [Substring]

  package init(_ text: String, width: Int) {
    lines = TextWrapping.lines(text, width: max(1, width - 2), limit: 4)
  }

  /// The number of lines, at least 1.
  package var height: Int { max(1, lines.count) }

  /// Draws the message at the top of a canvas.
  package func draw(on canvas: Canvas) {
    let style = Style(foreground: .role(.warning))
    canvas.text("!", style: style.adding(.bold))
    for (line, words) in lines.enumerated() {
      canvas.text(String(words), at: 2, line: line, style: style)
    }
  }
}

/// The text shown in place of a missing value.
package enum Placeholder {
  /// The text shown for a missing value that can't be entered.
  package static let missingValue = SpokenText.missingValue

  /// Returns a text in quotation marks that distinguish it from a value.
  ///
  /// Colour alone isn't enough: the row with the cursor has other colours, and some screens have
  /// none. An empty text, and the dash for a missing value, are returned unchanged.
  package static func text(_ words: String) -> String {
    words.isEmpty || words == Placeholder.missingValue ? words : "‹" + words + "›"
  }
}
