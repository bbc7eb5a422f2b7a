/// Where the text that is edited stands in a cell.
extension TableCell {
  /// Where the caret stands in a cell of a width; nil for none.
  final func caret(forWidth width: Int) -> ScreenPoint? {
    let layout = StandardCellLayout(self, width: width)
    guard let content = shownContent as? any EditableContent,
      var point = content.caret(forWidth: layout.contentWidth)
    else { return nil }
    point.column += layout.contentColumn
    return point
  }

  /// The place in the text at a point of the cell; nil for none.
  final func place(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?.place(at: inner, forWidth: layout.contentWidth)
  }

  /// Which suggestion stands at a point of the cell; nil for none.
  final func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?
      .suggestion(at: inner, forWidth: layout.contentWidth)
  }

  /// How many columns of the text are out of view at the left, in a cell of a width.
  final func textOffset(forWidth width: Int) -> Int {
    (shownContent as? any EditableContent)?.offset(forWidth: contentWidth(forWidth: width)) ?? 0
  }

  /// The columns of the content of a cell of a width.
  final func contentWidth(forWidth width: Int) -> Int {
    StandardCellLayout(self, width: width).contentWidth
  }
}
