/// The positions of the label and the field of a row, in columns and lines.
package struct FieldLayout {
  /// The number of columns of the label.
  let labelWidth: Int

  /// The first column of the field.
  package let fieldColumn: Int

  /// The number of columns of the field.
  let fieldWidth: Int

  /// The line of the field: 1 if the label is above it, otherwise 0.
  let fieldLine: Int

  /// The column of the suffix after the field.
  let suffixColumn: Int

  /// The minimum width for placing the label beside the field.
  private static let wide = 28

  /// The maximum width of a field.
  private static let widest = 72

  package init(_ field: FieldContent, width: Int) {
    let isBeside = width >= FieldLayout.wide && !field.label.isEmpty
    let column = isBeside ? min(24, max(12, width / 3)) : 0
    labelWidth = isBeside ? column - 2 : width
    fieldColumn = column
    fieldLine = isBeside || field.label.isEmpty ? 0 : 1
    let suffixWidth = field.suffix.isEmpty ? 0 : TextWidth.width(of: field.suffix) + 1
    let room = max(1, min(width - column - suffixWidth, FieldLayout.widest))
    let hugs = field.editing == nil && !field.suffix.isEmpty && !field.text.isEmpty
    fieldWidth = hugs ? min(room, max(1, TextWidth.width(of: field.text))) : room
    suffixColumn = column + fieldWidth + 1
  }

  /// Returns the frame of the field.
  func field(height: Int) -> ScreenRectangle {
    ScreenRectangle(column: fieldColumn, line: fieldLine, width: fieldWidth, height: height)
  }
}
